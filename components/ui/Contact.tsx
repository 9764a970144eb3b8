import type { Business } from '@/content/loader';

/** How to reach the firm. */
export type Contact = Pick<Business, 'phone' | 'phoneLink' | 'email' | 'emailLink'>;
