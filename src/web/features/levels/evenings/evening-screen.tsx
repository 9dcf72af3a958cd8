// One ranking evening: the coach's work, the manager's preparation, and the list of levels at the end.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { EveningCourt, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { EveningActions } from './evening-actions.tsx';
import { EveningResults } from './evening-results.tsx';
import { eveningsBack } from './evenings-back.tsx';
import { StretchesEditor, useStretches } from './stretches-editor.tsx';

/** The coach's work is heavy, and loaded when it is opened. */
const RankingWork = lateComponent(
  () => import('./ranking-work.tsx').then((part) => part.RankingWork),
  <Skeleton className="mx-auto h-96 w-full max-w-[75rem] rounded-xl" />,
);

interface EveningScreenProps {
  eveningId: string;
  onDeleted: () => void;
}

/** What the reader does with the evening in its state. */
export function EveningScreen({ eveningId, onDeleted }: EveningScreenProps) {
  const { role } = useCurrentUser();
  const { data, error, refetch } = useQuery(query(endpoints.getRankingEvening, { params: { eveningId } }));
  if (data?.finishedAt === null) {
    return role === 'club' ? (
      <Preparation evening={data} onDeleted={onDeleted} />
    ) : (
      <RankingWork key={data.id} evening={data} onDeleted={onDeleted} />
    );
  }
  return (
    <Page title={data?.title ?? t`Ranking evening`} lead={data && leadOf(data)} width="wide" back={eveningsBack(role)}>
      {data ? (
        <EveningResults evening={data} />
      ) : error instanceof ApiError && (error.status === 404 || error.status === 403) ? (
        <EmptyState title={t`No such evening`} icon={<ListOrdered aria-hidden />}>
          {t`It may have been deleted, or given to another coach.`}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t`Could not load this evening`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function leadOf({ heldOn, coach }: RankingEvening): string {
  return `${eveningDay(heldOn)}, ${coach ? t`levels by ${{ coach: personName(coach) }}` : t`without a coach`}`;
}

/** For managers: courts with who stands where, and players. They see no drafts of levels. */
function Preparation({ evening, onDeleted }: { evening: RankingEvening; onDeleted: () => void }) {
  const { courts, players, coach, gone } = evening;
  return (
    <Page
      title={evening.title}
      lead={leadOf(evening)}
      width="wide"
      back={eveningsBack('club')}
      actionBar={false}
      actions={<EveningActions evening={evening} onDeleted={onDeleted} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
          {coach === null && (
            <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm">
              {t`The coach has left the club. Edit the evening to choose another one, who goes on with the drafts.`}
            </p>
          )}
          {courts.map((court) => (
            <CourtCard key={court.id} evening={evening} court={court} />
          ))}
        </div>
        <Card as="section">
          <CardTitle>{t`Players (${{ count: players.length }})`}</CardTitle>
          <ul className="divide-y">
            {players.map(({ player }) => (
              <li key={player.id} className="py-2">
                <PlayerLine player={player} />
              </li>
            ))}
          </ul>
          {gone > 0 && (
            <p className="mt-2 text-sm text-ink-muted">
              {plural(
                { count: gone },
                { one: '# more is no longer an active member.', other: '# more are no longer active members.' },
              )}
            </p>
          )}
        </Card>
      </div>
    </Page>
  );
}

function CourtCard({ evening, court }: { evening: RankingEvening; court: EveningCourt }) {
  const stretches = useStretches(evening.id, court, evening.players);
  const { name } = court;
  return (
    <Card as="section" className="grid gap-3">
      <CardTitle
        className="mb-0"
        action={
          <a
            href={court.videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center px-1 text-sm font-medium text-primary hover:underline pointer-fine:min-h-8"
          >
            <Trans>
              Watch<span className="sr-only"> {name} (opens in a new tab)</span>
            </Trans>
          </a>
        }
      >
        <span translate="no">{court.name}</span>
      </CardTitle>
      {court.linkProblem && (
        <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm">
          {linkProblemSentence(court.linkProblem, 'coach')} {t`Edit the evening to replace the link.`}
        </p>
      )}
      <StretchesEditor state={stretches} players={evening.players} />
    </Card>
  );
}
