// A club coach's sessions to come, for a manager who hands one over.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LedSession } from '#contract/training/substitutes.ts';
import { formatMoment } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

interface LedSessionsDialogProps {
  coachId: string;
  coachName: string;
  onClose: () => void;
}

/** The list, and in its place the dialog of the chosen session. */
export function LedSessionsDialog({ coachId, coachName, onClose }: LedSessionsDialogProps) {
  const [chosen, setChosen] = useState<LedSession | null>(null);
  const back = () => setChosen(null);
  const { data, isError, error, refetch } = useQuery(query(endpoints.listLedSessions, { params: { userId: coachId } }));
  if (chosen) return <HandOverDialog session={chosen} onBack={back} onHandedOver={back} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Sessions of ${{ coach: coachName }}`}
      description={t`Sessions to come whose players are all members of the club. Hand one over when the coach is away.`}
    >
      {data ? (
        data.length === 0 ? (
          <EmptyState title={t`No sessions to hand over`} icon={<CalendarDays aria-hidden />}>
            {t`${{ coach: coachName }} leads no session to come with members of the club alone.`}
          </EmptyState>
        ) : (
          <ul className="grid divide-y">
            {data.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-medium wrap-anywhere" dir="auto">
                    {session.title}
                  </span>
                  <span className="text-sm text-ink-muted">{factsOf(session)}</span>
                </span>
                <Button variant="secondary" size="sm" onClick={() => setChosen(session)}>
                  <HandOverLabel title={session.title} moment={formatMoment(session.sessionDate)} />
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-xl" />
      )}
    </Dialog>
  );
}

function HandOverLabel({ title, moment }: { title: string; moment: string }) {
  return (
    <Trans>
      Hand over
      <span className="sr-only">
        {' '}
        {title}, {moment}
      </span>
    </Trans>
  );
}

function factsOf({ sessionDate, players, following }: LedSession): string {
  const people = plural(players, { one: '# player', other: '# players' });
  return [formatMoment(sessionDate), people, following > 0 && t`weekly, ${{ count: following }} more`]
    .filter(Boolean)
    .join(' · ');
}
