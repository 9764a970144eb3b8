import { Activity, type ReactNode } from 'react';

/**
 * Limits to one part of the page what another program, such as a translation, does to it: React then renders only this
 * part anew. `<Suspense>` would take large parts out of the HTML.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => <Activity>{children}</Activity>;
