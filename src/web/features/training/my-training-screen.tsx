// My Training Sessions: what is booked with a coach, and what was trained.

import type { ReactNode } from 'react';
import { isClubMember } from '#domain/people/permissions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { TrainingPart } from './training-part.tsx';
import type { TrainingSearch } from './training-search.ts';

interface MyTrainingScreenProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
  /** Asking a coach for a session, and what was asked: of another feature, and for members as well. */
  ask: ReactNode;
  requests: ReactNode;
  /** The card of the calendar feed, which another feature makes; for members, who have sessions. */
  feed: ReactNode;
}

/** `/player/training`; the tab is in the address. */
export function MyTrainingScreen({ search, onSearchChange, ask, requests, feed }: MyTrainingScreenProps) {
  const hasSessions = isClubMember(useCurrentUser());
  return (
    <Page
      title="My Training Sessions"
      lead="Your sessions with a coach: what is coming up, and what you have trained."
      actions={hasSessions && ask}
    >
      <div className="grid gap-8">
        {hasSessions && requests}
        <TrainingPart search={search} onSearchChange={onSearchChange} />
        {hasSessions && feed}
      </div>
    </Page>
  );
}
