// Why a level needs a second opinion.

import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';

interface WhySecondOpinionProps {
  reasons: readonly string[];
  /** The player's first name. */
  firstName: string;
}

export function WhySecondOpinion({ reasons, firstName }: WhySecondOpinionProps) {
  return (
    <div role="status" className="flex items-start gap-3 rounded-lg bg-attention-soft px-4 py-3 text-sm">
      <UsersRound aria-hidden className="mt-0.5 size-4.5 shrink-0 text-attention" />
      <div className="grid gap-1">
        <p className="font-medium">
          <Trans>
            Another coach of <span translate="no">{firstName}</span> or an administrator must confirm this level.
          </Trans>
        </p>
        <ul className="grid gap-0.5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
