declare module 'wawoff2' {
  /** Turns a WOFF2 file into the TrueType file inside it. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
