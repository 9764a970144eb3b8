/** What the errors of drivers, the system and mail servers have; nothing of what is no error, for anything can be thrown. */
export const asErrorLike = (
  thrown: unknown,
): Partial<Error> & { code?: string | number; rawCode?: number; responseCode?: number } => thrown ?? {};
