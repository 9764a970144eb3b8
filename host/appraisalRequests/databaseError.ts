type KnownKind = 'full' | 'unwritable' | 'locked' | 'damaged' | 'unreachable';

/** Codes by the kind of failure: SQLite's by number (sqlite.org/rescode.html) and name, the system's by name. */
const codes: Record<KnownKind, readonly (string | number)[]> = {
  full: [13, 'SQLITE_FULL', 'ENOSPC', 'EDQUOT'],
  unwritable: [
    ...[3, 8, 14, 'SQLITE_PERM', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'],
    ...['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EEXIST', 'ENOTDIR'],
  ],
  locked: [5, 6, 'SQLITE_BUSY', 'SQLITE_LOCKED'],
  damaged: [11, 26, 'SQLITE_CORRUPT', 'SQLITE_NOTADB'],
  unreachable: [
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT'],
    ...['UND_ERR_CONNECT_TIMEOUT', 'TimeoutError'],
  ],
};

const sentences: Record<KnownKind, (displayName: string) => string> = {
  full: (displayName) =>
    `The disk that holds ${displayName} is full; free some space and appraisal requests are taken at once.`,
  unwritable: (displayName) =>
    `${displayName} cannot be written; set DATA_DIR to a folder that the server’s user can write.`,
  locked: (displayName) => `${displayName} is locked by another program; close whatever else has it open.`,
  damaged: (displayName) =>
    `${displayName} is damaged or is no database; stop the server and restore the newest backup.`,
  unreachable: (displayName) =>
    `The libSQL server at ${displayName} cannot be reached; start it, or correct DATABASE_URL.`,
};

/** Why appraisal requests can't be stored or read. The message is one sentence that tells the operator what to do. */
export class DatabaseError extends Error {
  constructor(
    message: string,
    readonly kind: KnownKind | 'moved' | 'version' | 'clock' | 'unsupported' | 'unknown',
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Says what is wrong with the database at a place. If that is unknown, the cause has the driver's words. */
export function toDatabaseError(error: unknown, displayName: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const code = codeOf(error);
  const kind = (Object.keys(codes) as KnownKind[]).find((key) => codes[key].includes(code));
  if (kind) return new DatabaseError(sentences[kind](displayName), kind);
  const words = error instanceof Error ? error.message : String(error);
  return new DatabaseError(`The database at ${displayName} failed: ${words}`, 'unknown', error);
}

/** The code of an error or of its cause. The last byte of SQLite's extended codes is the code that they extend. */
function codeOf(error: unknown): string | number {
  const { name = '', code, rawCode, message = '', cause } = asErrorLike(error);
  if (rawCode) return rawCode & 0xff;
  // The driver has no code for it.
  if (/unable to open connection/i.test(message)) return 'SQLITE_CANTOPEN';
  // A DOMException has a number as its code.
  if (code && typeof code === 'string') return code;
  return cause ? codeOf(cause) : name;
}

/** What errors of the driver, the system and mail servers have. Nothing of it need be there: anything can be thrown. */
export const asErrorLike = (
  thrown: unknown,
): Partial<Error> & { code?: string | number; rawCode?: number; responseCode?: number } => thrown ?? {};

/** Logs why something failed: the operator's sentence where there is one, never what the visitor typed. */
export function logProblem(log: { error(data: object, text: string): void }, error: unknown): void {
  if (error instanceof DatabaseError) log.error({ kind: error.kind, err: error.cause }, error.message);
  else log.error({ err: error }, 'unexpected failure');
}
