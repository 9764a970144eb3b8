/** As many as zlib has threads, which keeps two cores busy. */
const hands = 4;

/** Does the work for each name, a few at a time: while one waits for another thread, the next begins. */
export async function forEachAtOnce(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = names.values();
  const hand = async () => {
    for (const name of left) await work(name);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
