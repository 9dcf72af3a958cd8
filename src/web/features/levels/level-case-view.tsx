// One player's case: reviews, decision and history.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelCase } from '#contract/levels/levels.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CaseFigures } from './case-figures.tsx';
import { DecisionForm, DecisionReviews, useDecision } from './decision-form.tsx';
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
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-36 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}

function Case({ data }: { data: LevelCase }) {
  const { player, reviews, history, request } = data;
  const decision = request ? <OpenRequest request={request} player={player} reviews={reviews} /> : undefined;
  // The form starts again after each decision.
  return reviews.length > 0 && !request ? (
    <DecidedCase key={history[0]?.id ?? 'first'} data={data} />
  ) : (
    <CaseLayout data={data} decision={decision} />
  );
}

/** A case with the form: the reviews that the level is based on are part of the evidence. */
function DecidedCase({ data }: { data: LevelCase }) {
  const decision = useDecision(data);
  return (
    <CaseLayout data={data} decision={<DecisionForm data={data} decision={decision} />}>
      <DecisionReviews reviews={data.reviews} decision={decision} />
    </CaseLayout>
  );
}

interface CaseLayoutProps {
  data: LevelCase;
  decision: ReactNode;
  /** Evidence that belongs to the decision. */
  children?: ReactNode;
}

/**
 * The evidence, and beside it the decision, which stays in view. On a phone it comes after what it is based on, with its buttons in a bar.
 */
function CaseLayout({ data, decision, children }: CaseLayoutProps) {
  const { player, reviews, history } = data;
  const { firstName } = player;
  return (
    <div className="sm:@container">
      <div className={cn('grid gap-4 sm:gap-6', Boolean(decision) && besideStyles)}>
        <div className={columnStyles}>
          <CaseFigures data={data} />
          <Viewing />
          {children}
        </div>
        {decision && <div className={decisionStyles}>{decision}</div>}
        <div className={columnStyles}>
          {reviews.length > 0 ? (
            <OverallChart reviews={reviews} history={history} country={player.country} />
          ) : (
            <Card>
              <p className="max-w-[70ch] text-ink-muted">
                <Trans>
                  <span translate="no">{firstName}</span> has no published review yet. A level needs at least one
                  analyzed video.
                </Trans>
              </p>
            </Card>
          )}
          <LevelHistory history={history} country={player.country} />
        </div>
      </div>
    </div>
  );
}

const columnStyles = 'grid min-w-0 content-start gap-4 sm:gap-6';

const besideStyles =
  'max-sm:pb-20 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @min-[44rem]:grid-rows-[auto_1fr]';

/** Beside both rows of evidence; it stays in view where the window is high enough for it. */
const decisionStyles = [
  'min-w-0 self-start @min-[44rem]:col-start-2 @min-[44rem]:row-span-2 @min-[44rem]:row-start-1',
  '[@media(min-height:42rem)]:@min-[44rem]:sticky [@media(min-height:42rem)]:@min-[44rem]:top-[calc(var(--head-height)+1rem)]',
].join(' ');

/** Explains why no decision can be made while viewing as someone else. */
function Viewing() {
  const { viewedBy, firstName } = useCurrentUser();
  if (viewedBy === null) return null;
  return (
    <p className="text-sm text-ink-muted">
      <Trans>
        You are viewing the product as <span translate="no">{firstName}</span>. Only{' '}
        <span translate="no">{firstName}</span> can decide this.
      </Trans>
    </p>
  );
}
