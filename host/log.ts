import { writeSync } from 'node:fs';
import pino from 'pino';

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
