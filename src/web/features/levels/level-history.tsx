// A player's verification history.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Undo2 } from 'lucide-react';
import type { LevelVerification } from '#contract/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { EveningMoments } from './shared/evening-moments.tsx';

interface LevelHistoryProps {
  history: readonly LevelVerification[];
  /** The player's country, for the level scale. */
  country: string;
}

/** Newest first; withdrawn verifications are struck out, with the reason. */
export function LevelHistory({ history, country }: LevelHistoryProps) {
  return (
    <Card as="section">
      <CardTitle>{t`History`}</CardTitle>
      {history.length === 0 ? (
        <p className="text-ink-muted">{t`No level verified yet.`}</p>
      ) : (
        <ol className="grid gap-4">
          {history.map((one) => (
            <Entry key={one.id} entry={one} country={country} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Entry({ entry, country }: { entry: LevelVerification; country: string }) {
  const { level, verifiedAt, verifiedBy, confirmedBy, note, evening, withdrawnAt, withdrawnBy, withdrawalReason } =
    entry;
  const isWithdrawn = withdrawnAt !== null;
  const Sign = isWithdrawn ? Undo2 : BadgeCheck;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Sign aria-hidden className={cn('mt-0.5 size-5', isWithdrawn ? 'text-ink-muted' : 'text-success')} />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {isWithdrawn ? (
            <s className="font-medium text-ink-muted">
              <LevelText level={level} country={country} />
            </s>
          ) : (
            <span className="font-medium">
              <LevelText level={level} country={country} />
            </span>
          )}
          <span className="text-sm text-ink-muted">
            <TimeText at={verifiedAt} kind="date" />,{' '}
            <span translate="no">{personName(verifiedBy, t`Former coach`)}</span>
            {confirmedBy && (
              <span>{`, ${t`confirmed by ${{ coach: personName(confirmedBy, t`Former coach`) }}`}`}</span>
            )}
          </span>
        </p>
        {note && !evening && <p className="max-w-[70ch] text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
        {evening && <EveningMoments evening={evening} />}
        {isWithdrawn && (
          <p className="max-w-[70ch] text-sm wrap-anywhere">
            <span className="text-ink-muted">
              <Trans>
                Withdrawn <WithdrawnWords at={withdrawnAt} by={withdrawnBy} />:
              </Trans>
            </span>{' '}
            {withdrawalReason}
          </p>
        )}
      </div>
    </li>
  );
}
