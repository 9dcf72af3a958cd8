// When a level was withdrawn, and by whom.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const coach = personName(by, t`a former coach`);
  return (
    <span>
      <Trans>
        on <TimeText at={at} kind="date" /> by <span translate="no">{coach}</span>
      </Trans>
    </span>
  );
}
