// Counts what a database is asked, and measures it once someone wants to know.

import { Client } from 'pg';

/** What this process asks a database. */
export interface StatementCount {
  /** Since the start. */
  sent: number;
  /** Hears how long each took, in seconds, failed ones included; null while nobody wants to know. */
  onEnd: ((seconds: number) => void) | null;
}

/** The driver's connection, counting into `count`. */
export function countingClient(count: StatementCount): typeof Client {
  return class extends Client {
    // The driver takes statements in many forms; each goes on as it came.
    override query(...asked: unknown[]): never {
      count.sent += 1;
      const { onEnd } = count;
      const send = super.query as unknown as (...asked: unknown[]) => unknown;
      if (onEnd === null) return send.apply(this, asked) as never;
      const begun = performance.now();
      const end = () => onEnd((performance.now() - begun) / 1000);
      const last = asked.at(-1);
      if (typeof last === 'function') {
        asked[asked.length - 1] = (...answer: unknown[]) => {
          end();
          last(...answer);
        };
      }
      const answer = send.apply(this, asked);
      if (answer instanceof Promise) answer.then(end, end);
      return answer as never;
    }
  };
}
