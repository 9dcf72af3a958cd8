// Counts the statements of a database, and measures them on request.

import { Client } from 'pg';

/** The statements that this process has sent to a database. */
export interface StatementCount {
  /** Since the start. */
  sent: number;
  /** Called with the duration of each statement in seconds, failed ones included; null when not measured. */
  onEnd: ((seconds: number) => void) | null;
}

/** The driver's connection, counting into `count`. */
export function countingClient(count: StatementCount): typeof Client {
  return class extends Client {
    // The driver takes statements in many forms; all pass through unchanged.
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
