/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Where `next build` writes the export; export/run.ts makes out/ of it (scripts/build.mjs).
  distDir: '.next/exported',
  // Constant, so that the same sources give the same files. Only client-side navigation compares it, and there is none.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // `npm test` checks the types once; the content loader answers the owner's mistakes in words.
  typescript: { ignoreBuildErrors: true },
};

export default config;
