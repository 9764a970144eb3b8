/** An e-mail address that, where it is too long for its line, breaks after the @ and nowhere else. */
export function Email({ address }: { address: string }) {
  const [user, host] = address.split('@');
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}
