import { cache } from 'react';

/**
 * Reads each thing once for a whole build in place of once for each page: every page names the services, and each page
 * of the guides' list reads all guides, so that the time would grow with the square of their number. While somebody
 * writes, and in tests, files change: there it lasts for one page.
 */
export function remembered<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  if (process.env.NODE_ENV !== 'production') return cache(read);
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
