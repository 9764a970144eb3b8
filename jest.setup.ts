import '@testing-library/jest-dom';

// Tests in Node have no document.
if (typeof window !== 'undefined') {
  // jest-axe needs a document as soon as it is loaded.
  const { toHaveNoViolations } = require('jest-axe');
  expect.extend(toHaveNoViolations);
}
