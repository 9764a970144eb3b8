import { writeSync } from 'node:fs';
import pino from 'pino';
import { DatabaseError } from './appraisalRequests/databaseError';

/** In a terminal, logs only warnings, so that the address stays visible. */
export function createLogger(level = process.stdout.isTTY ? 'warn' : 'info') {
  const write = (line: string) => {
    try {
      writeSync(2, line);
    } catch {
      // A full disk or a closed pipe loses the line and nothing else.
    }
  };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
}

/** Logs why something failed: the operator's sentence where there is one, never what the visitor typed. */
export function logProblem(log: { error(data: object, text: string): void }, error: unknown): void {
  if (error instanceof DatabaseError) log.error({ kind: error.kind, err: error.cause }, error.message);
  else log.error({ err: error }, 'unexpected failure');
}
