/** A failure of the store. The message is one sentence that tells the operator what to do. */
export class StoreError extends Error {
  /** The code of the database or the system, such as SQLITE_FULL. */
  readonly code: string;
  constructor(message: string, code: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const ADVICE: [codes: string[], advice: (where: string) => string][] = [
  [
    ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'],
    (where) => `The disk that holds ${where} is full; free some space and requests are taken again at once.`,
  ],
  [
    ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM', 'EACCES', 'EPERM', 'EROFS', 'ENOENT'],
    (where) => `${where} cannot be written; give the user that runs the server write access to its folder (DATA_DIR).`,
  ],
  [
    ['EEXIST', 'ENOTDIR'],
    (where) => `${where} cannot be created, because a file has the name of its folder; set DATA_DIR to a folder.`,
  ],
  [
    ['SQLITE_BUSY', 'SQLITE_LOCKED'],
    (where) => `${where} is locked by another program; close whatever else has it open.`,
  ],
  [
    ['SQLITE_CORRUPT', 'SQLITE_NOTADB'],
    (where) =>
      `${where} is damaged or is not a database; stop the server, move the folder aside, and restore the newest backup (docs/operations.md).`,
  ],
  [
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'],
    (where) => `The libSQL server at ${where} cannot be reached; check that it runs and that DATABASE_URL is right.`,
  ],
];

/**
 * Turns an error of a driver into a sentence for the operator.
 * @param where the file or server, without secrets
 */
export function storeError(error: unknown, where: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const known = ADVICE.find(([codes]) => codes.includes(code));
  const { message } = error as Error;
  return new StoreError(known ? known[1](where) : `The store at ${where} failed: ${message}`, code, error);
}

/** The base code of an error or its causes: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`. */
function codeOf(error: unknown): string {
  const { code, rawCode, message = '', cause } = error as Error & { code?: unknown; rawCode?: number };
  // Some errors have no code name; the numbers are documented at sqlite.org/rescode.html.
  if (rawCode === 13 || /database or disk is full/.test(message)) return 'SQLITE_FULL';
  if (/file is not a database/.test(message)) return 'SQLITE_NOTADB';
  if (/disk image is malformed/.test(message)) return 'SQLITE_CORRUPT';
  if (/unable to open (database|connection)/i.test(message)) return 'SQLITE_CANTOPEN';
  if (typeof code === 'string' && code !== 'SQLITE_UNKNOWN') return code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1');
  return cause ? codeOf(cause) : 'UNKNOWN';
}

/** Logs why something could not be stored: the sentence for the operator, never what the visitor typed. */
export function reportProblem(log: { error(data: object, text: string): void }, error: unknown): void {
  if (error instanceof StoreError) log.error({ code: error.code }, error.message);
  else log.error({ err: error }, 'unexpected failure');
}
