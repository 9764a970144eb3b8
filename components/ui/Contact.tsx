/** How to reach the firm. What `getBusiness` returns fits. */
export interface Contact {
  /** For display, such as `(509) 555-0142`. */
  phone: string;
  /** A `tel:` URL. */
  phoneLink: string;
  email: string;
  /** A `mailto:` URL. */
  emailLink: string;
}

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
