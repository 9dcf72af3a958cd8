// My Training Sessions: what is booked with a coach, and what was trained.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { TrainingPart } from './training-part.tsx';
import type { TrainingSearch } from './training-search.ts';

interface MyTrainingScreenProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
  /** Asking a coach for a session: of another feature, and for members. */
  ask: ReactNode;
  /** What was asked, and the card of the calendar's address: of other features, and for members as well. */
  children: ReactNode;
}

/** `/player/training`; the tab is in the address. */
export function MyTrainingScreen({ search, onSearchChange, ask, children }: MyTrainingScreenProps) {
  const user = useCurrentUser();
  const hasSessions = isClubMember(user);
  const sessions = useQuery({
    ...query(endpoints.listTrainingSessions, { params: { playerId: user.id } }),
    enabled: hasSessions,
  });
  return (
    <Page
      title="My Training Sessions"
      lead="Your upcoming and completed sessions with a coach."
      actions={hasSessions && ask}
    >
      <div className="grid gap-8">
        <TrainingPart search={search} onSearchChange={onSearchChange} />
        {/* Asks at once, and is shown when the sessions have their size: nothing moves that is being read. */}
        {hasSessions && <div className={sessions.isPending ? 'hidden' : 'contents'}>{children}</div>}
      </div>
    </Page>
  );
}
