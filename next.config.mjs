/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: false,
};

export default config;
