// When a level was withdrawn, and by whom.

import { personName } from '#domain/people/person-name.ts';
import { TimeText } from '#web/ui/time.tsx';

/** A withdrawal; `by` is null once that account is deleted. */
export interface Withdrawn {
  /** ISO 8601. */
  at: string;
  by: { firstName: string; lastName: string } | null;
}

/** "on 12 Nov 2026 by Dario Vega", to end a sentence about a withdrawal. */
export function WithdrawnWords({ at, by }: Withdrawn) {
  return (
    <span>
      on <TimeText at={at} kind="date" /> by <span translate="no">{personName(by, 'a former coach')}</span>
    </span>
  );
}
