import nextJest from 'next/jest.js';

// A test of dates must not pass because the machine's time is UTC.
process.env.TZ = 'America/Los_Angeles';

const createJestConfig = nextJest({ dir: './' });

/** Packages that are only ES modules, which Jest has to compile. */
const modules = 'content-disposition|parse5|entities|github-slugger|markdown-it|linkify-it|mdurl|uc.micro';

/** Most tests of the server end it by signals, which Windows doesn't have. */
const untested = process.platform === 'win32' ? ['<rootDir>/host/'] : [];
if (untested.length > 0) console.log('Not tested on Windows: host/, whose tests need signals.');

const shared = {
  testPathIgnorePatterns: ['/node_modules/', ...untested],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** @param {object} project */
async function withNext(project) {
  const config = await createJestConfig({ ...shared, ...project })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(?:${modules})/)`, '^.+\\.module\\.css$'] };
}

/** Unit and component tests; the exported site itself is tested by tools/export/ and e2e/. */
export default async function jestConfig() {
  return {
    // Jest leaves one core idle, which is half of a machine with two; tests of the host mostly wait.
    maxWorkers: '100%',
    // For a busy machine: no test measures time.
    testTimeout: 120_000,
    projects: [
      await withNext({ displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] }),
      await withNext({ displayName: 'browser', testEnvironment: 'jsdom', testMatch: ['<rootDir>/**/*.test.tsx'] }),
    ],
  };
}
