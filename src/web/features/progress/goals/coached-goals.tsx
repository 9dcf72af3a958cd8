// A player's goals for their coach, with the editor.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Target } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PlayerCard } from '#contract/people.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ClubOnly } from '#web/ui/padel/club-only.tsx';
import { GoalCards } from './goal-cards.tsx';
import { GoalsEditor } from './goals-editor.tsx';
import { GoalsSkeleton } from './goals-skeleton.tsx';
import { TargetCard } from './target-card.tsx';

/** Only club members have goals (docs/product.md#goals). */
export function CoachedGoals({ player }: { player: PlayerCard & { isClubMember: boolean } }) {
  if (player.isClubMember) return <MemberGoals player={player} />;
  return (
    <ClubOnly title={t`Goals Available for Club Members Only`} icon={<Target aria-hidden />}>
      {t`${{ firstName: player.firstName }} is not in a club. Reviews, ratings and level are available either way.`}
    </ClubOnly>
  );
}

function MemberGoals({ player }: { player: PlayerCard }) {
  const goals = useQuery(query(endpoints.getGoals, { params: { playerId: player.id } }));
  // The goals when the editor was opened, so that refreshes do not change them.
  const [edited, setEdited] = useState<{ goals: typeof goals.data } | null>(null);
  if (edited) {
    return (
      <GoalsEditor
        playerId={player.id}
        country={player.country}
        goals={edited.goals ?? null}
        onDone={() => setEdited(null)}
      />
    );
  }
  if (goals.data === undefined) {
    if (!goals.isError) return <GoalsSkeleton />;
    return (
      <ErrorState
        title={t`The goals could not be loaded`}
        message={errorSentence(goals.error)}
        onRetry={() => void goals.refetch()}
      />
    );
  }
  const edit = () => setEdited({ goals: goals.data });
  if (goals.data === null) {
    return (
      <EmptyState
        icon={<Target aria-hidden />}
        title={t`No Goals Set Yet`}
        action={<Button onClick={edit}>{t`Set goals`}</Button>}
      >
        {t`Set a target level and what ${{ firstName: player.firstName }} should work on first.`}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      <Button variant="secondary" className="justify-self-end" icon={<Pencil aria-hidden />} onClick={edit}>
        {t`Edit goals`}
      </Button>
      <TargetCard player={player} goals={goals.data} isOwn={false} />
      <GoalCards goals={goals.data} />
    </div>
  );
}
