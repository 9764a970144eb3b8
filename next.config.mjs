const { EXPORT_FOLDER } = process.env;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Used instead of out/ by tools/commands/build.ts, which replaces out/ once every check passes.
  ...(EXPORT_FOLDER && { distDir: EXPORT_FOLDER }),
  // Constant, so that the same sources give the same files. Only client-side navigation compares it, which isn't used.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // Source maps of the pages cost a tenth of the memory that a build needs, which a small server may not have.
  enablePrerenderSourceMaps: false,
  // `npm test` checks the types. The build must report an owner's mistakes in the content loader's plain words.
  typescript: { ignoreBuildErrors: true },
};

export default config;
