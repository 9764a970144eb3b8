/** A failure of the database. The message is one sentence that tells the operator what to do. */
export class DatabaseError extends Error {
  /** What failed, such as `full`. */
  readonly kind: string;
  constructor(message: string, kind: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Codes by the kind of failure: SQLite's by number (sqlite.org/rescode.html) and name, the system's by name. */
const codes: Record<string, string> = {
  full: '13 SQLITE_FULL ENOSPC EDQUOT',
  unwritable: '3 8 14 SQLITE_PERM SQLITE_READONLY SQLITE_CANTOPEN EACCES EPERM EROFS ENOENT EEXIST ENOTDIR',
  locked: '5 6 SQLITE_BUSY SQLITE_LOCKED',
  damaged: '11 26 SQLITE_CORRUPT SQLITE_NOTADB',
  unreachable: 'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN EHOSTUNREACH ETIMEDOUT UND_ERR_CONNECT_TIMEOUT',
};

const sentences: Record<string, (where: string) => string> = {
  full: (where) => `The disk that holds ${where} is full; free some space and appraisal requests are taken at once.`,
  unwritable: (where) => `${where} cannot be written; set DATA_DIR to a folder that the server’s user can write.`,
  locked: (where) => `${where} is locked by another program; close whatever else has it open.`,
  damaged: (where) => `${where} is damaged or is no database; stop the server and restore the newest backup.`,
  unreachable: (where) => `The libSQL server at ${where} cannot be reached; start it, or correct DATABASE_URL.`,
};

/**
 * Turns an error of a driver into a sentence for the operator.
 * @param where the file or server, without secrets
 */
export function databaseError(error: unknown, where: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const code = codeOf(error);
  const kind = Object.keys(codes).find((key) => codes[key]?.split(' ').includes(code)) ?? code;
  const sentence = sentences[kind]?.(where) ?? `The database at ${where} failed: ${(error as Error).message}`;
  return new DatabaseError(sentence, kind, error);
}

/** The code of an error or its causes. Without the extension of an extended code, for which the driver has no name. */
function codeOf(error: unknown): string {
  const { code, rawCode, message = '', cause } = error as Error & { code?: string; rawCode?: number };
  if (rawCode) return String(rawCode & 0xff);
  if (/unable to open connection/i.test(message)) return 'SQLITE_CANTOPEN';
  return code || (cause ? codeOf(cause) : 'unknown');
}

/** Logs why something could not be stored: the sentence for the operator, never what the visitor typed. */
export function reportProblem(log: { error(data: object, text: string): void }, error: unknown): void {
  if (error instanceof DatabaseError) log.error({ kind: error.kind }, error.message);
  else log.error({ err: error }, 'unexpected failure');
}
