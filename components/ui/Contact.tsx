import type { Business } from '@/content/loader';

/** How to reach the firm. */
export type Contact = Pick<Business, 'phone' | 'phoneLink' | 'email' | 'emailLink'>;

/** An email address that can break after the @ if it is too long for its line. */
export function Email({ address }: { address: string }) {
  const [user, host] = address.split('@');
  return (
    <span>
      {user}@<wbr />
      {host}
    </span>
  );
}
