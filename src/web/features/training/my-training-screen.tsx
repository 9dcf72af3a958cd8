// My Training Sessions: what is booked with a coach, and what was trained.

import { Page } from '#web/ui/page.tsx';
import { TrainingPart } from './training-part.tsx';
import type { TrainingSearch } from './training-search.ts';

interface MyTrainingScreenProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
}

/** `/player/training`; the tab is in the address. */
export function MyTrainingScreen({ search, onSearchChange }: MyTrainingScreenProps) {
  return (
    <Page title="My Training Sessions" lead="Your sessions with a coach: what is coming up, and what you have trained.">
      <TrainingPart search={search} onSearchChange={onSearchChange} />
    </Page>
  );
}
