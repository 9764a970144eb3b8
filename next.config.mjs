import { availableParallelism } from 'node:os';
import { hashOf } from './scripts/prepare.mjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // Stands in every page, so it follows the code alone: a deploy that changes one guide changes that guide's files.
  generateBuildId: () => hashOf(['app', 'components', 'package-lock.json', 'seo']).slice(0, 20),
  // Next leaves one core idle, and so half of a machine with two; the pages are all that there is to do.
  experimental: {
    cpus: availableParallelism(),
    // Measures segments for the router's prefetching, which the site does not use.
    prefetchInlining: false,
  },
  // `npm test` checks the types of every room once; the content door answers the owner's mistakes in words.
  typescript: { ignoreBuildErrors: true },
};

export default config;
