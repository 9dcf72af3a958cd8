// A club member's own goals.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Target } from 'lucide-react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { GoalCards } from './goal-cards.tsx';
import { GoalsSkeleton } from './goals-skeleton.tsx';
import { TargetCard } from './target-card.tsx';

/** Read again at each visit. */
export function OwnGoals({ user }: { user: CurrentUser }) {
  const goals = useQuery(query(endpoints.getGoals, { params: { playerId: user.id } }));
  if (goals.data) {
    return (
      <div className="grid gap-4 sm:gap-6">
        <TargetCard player={user} goals={goals.data} isOwn />
        <GoalCards goals={goals.data} />
      </div>
    );
  }
  if (goals.isError) {
    return (
      <ErrorState
        title={t`Your goals could not be loaded`}
        message={errorSentence(goals.error)}
        onRetry={() => void goals.refetch()}
      />
    );
  }
  if (goals.data === null) {
    return (
      <EmptyState
        icon={<Target aria-hidden />}
        title={t`No Goals Set Yet`}
        action={
          <Link to="/my-coaches" className={buttonStyles({ variant: 'secondary' })}>
            {t`Ask your coach`}
          </Link>
        }
      >
        {t`Your coach hasn't set up goals for you yet...`}
      </EmptyState>
    );
  }
  return <GoalsSkeleton />;
}
