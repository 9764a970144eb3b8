// A client component because the year may be another one than that of the build.
'use client';

import { useEffect, useState } from 'react';

/** The current year. Before the script runs it is the year of the build. */
export function CopyrightYear({ buildYear }: { buildYear: number }) {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
