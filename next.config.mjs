const { EXPORT_FOLDER } = process.env;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Where the export is written instead of out/; scripts/build.mjs makes out/ of it once everything has passed.
  ...(EXPORT_FOLDER && { distDir: EXPORT_FOLDER }),
  // Constant, so that the same sources give the same files. Only client-side navigation compares it, and there is none.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // `npm test` checks the types once; the content loader answers the owner's mistakes in words.
  typescript: { ignoreBuildErrors: true },
};

export default config;
