/** An email address that breaks only after the @ if it is too long for its line. */
export function Email({ address }: { address: string }) {
  const [user, host] = address.split('@');
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}
