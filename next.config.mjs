/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types of every room once; the content door answers the owner's mistakes in words.
  typescript: { ignoreBuildErrors: true },
};

export default config;
