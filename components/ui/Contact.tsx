import type { Business } from '@/content/loader';

/** How to reach the firm. */
export type Contact = Pick<Business, 'phone' | 'phoneLink' | 'email' | 'emailLink'>;

/** An email address. If it is too long for its line, it breaks after the @. */
export function Email({ address }: { address: string }) {
  const [user, host] = address.split('@');
  return (
    <span>
      {user}@<span className="wrap-anywhere inline-block [text-decoration:inherit]">{host}</span>
    </span>
  );
}
