// One player's case: reviews, decision and history.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelCase } from '#contract/levels/levels.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CaseFigures } from './case-figures.tsx';
import { DecisionForm } from './decision-form.tsx';
import { LevelHistory } from './level-history.tsx';
import { OpenRequest } from './open-request.tsx';
import { OverallChart } from './overall-chart.tsx';

/** Loaded again at each visit, for decisions on current data. */
export function LevelCaseView({ playerId }: { playerId: string }) {
  const { data, error, refetch } = useQuery(query(endpoints.getLevelCase, { params: { userId: playerId } }));
  if (data) return <Case data={data} />;
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-36 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}

function Case({ data }: { data: LevelCase }) {
  const { player, reviews, history, request } = data;
  return (
    <div className="grid min-w-0 gap-4 sm:gap-6">
      <CaseFigures data={data} />
      <Viewing />
      {request && <OpenRequest request={request} player={player} reviews={reviews} />}
      {!request && reviews.length > 0 && (
        // Reset after each decision.
        <DecisionForm key={history[0]?.id ?? 'first'} data={data} />
      )}
      {reviews.length > 0 ? (
        <OverallChart reviews={reviews} history={history} country={player.country} />
      ) : (
        <Card>
          <p className="max-w-[70ch] text-ink-muted">
            <span translate="no">{player.firstName}</span> has no published review yet. A level needs at least one
            analyzed video.
          </p>
        </Card>
      )}
      <LevelHistory history={history} country={player.country} />
    </div>
  );
}

/** Explains why no decision can be made while viewing as someone else. */
function Viewing() {
  const { viewedBy, firstName } = useCurrentUser();
  if (viewedBy === null) return null;
  return (
    <p className="text-sm text-ink-muted">
      You are viewing the product as <span translate="no">{firstName}</span>. Only{' '}
      <span translate="no">{firstName}</span> can decide this.
    </p>
  );
}
