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
  /** The card of the calendar feed, which another feature makes; for members, who have sessions. */
  feed: ReactNode;
}

/** `/player/training`; the tab is in the address. */
export function MyTrainingScreen({ search, onSearchChange, feed }: MyTrainingScreenProps) {
  const hasSessions = isClubMember(useCurrentUser());
  return (
    <Page title="My Training Sessions" lead="Your sessions with a coach: what is coming up, and what you have trained.">
      <div className="grid gap-8">
        <TrainingPart search={search} onSearchChange={onSearchChange} />
        {hasSessions && feed}
      </div>
    </Page>
  );
}
