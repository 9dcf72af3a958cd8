// The training sessions of the player who is signed in, for whichever screen shows them.

import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { isClubMember } from '#domain/people/permissions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ClubOnly } from '#web/ui/padel/club-only.tsx';
import { OwnSessions } from './own-sessions.tsx';
import type { TrainingSearch } from './training-search.ts';

interface TrainingPartProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
}

/** The sessions of a club's member; direct players have none, so nothing is asked for them (docs/product.md#training). */
export function TrainingPart({ search, onSearchChange }: TrainingPartProps) {
  const user = useCurrentUser();
  if (isClubMember(user)) return <OwnSessions userId={user.id} search={search} onSearchChange={onSearchChange} />;
  return (
    <ClubOnly title="Training Sessions Available for Club Members Only" icon={<CalendarDays aria-hidden />}>
      In a club, coaches book sessions with you and give you feedback afterwards. Your reviews and progress are
      available either way.
    </ClubOnly>
  );
}

/** The same within a screen whose address already names a tab of its own. */
export function EmbeddedTraining() {
  const [search, setSearch] = useState<TrainingSearch>({});
  return <TrainingPart search={search} onSearchChange={setSearch} />;
}
