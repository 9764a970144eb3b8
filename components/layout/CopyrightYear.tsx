// A client component because the year must be right next January without a rebuild.
'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The current year. Before the script runs it is the year of the build. */
export function CopyrightYear({ buildYear }: { buildYear: number }) {
  return <>{useSyncExternalStore(never, thisYear, () => buildYear)}</>;
}
