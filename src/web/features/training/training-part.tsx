// The signed-in player's training sessions, for any screen.

import { t } from '@lingui/core/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { isClubMember } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ClubOnly } from '#web/ui/padel/club-only.tsx';
import { OwnSessions } from './own-sessions.tsx';
import type { TrainingSearch } from './training-search.ts';

interface TrainingPartProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
  /** Whether something above is still loading: then this waits for it, so that nothing shifts. */
  isHeld?: boolean;
}

/** Only club members have sessions (docs/product.md#training). */
export function TrainingPart({ search, onSearchChange, isHeld = false }: TrainingPartProps) {
  const user = useCurrentUser();
  if (isClubMember(user))
    return <OwnSessions userId={user.id} search={search} onSearchChange={onSearchChange} isHeld={isHeld} />;
  return (
    <ClubOnly title={t`Training Sessions Available for Club Members Only`} icon={<CalendarDays aria-hidden />}>
      {t`In a club, coaches book sessions with you and give you feedback afterwards. Your reviews and progress are available either way.`}
    </ClubOnly>
  );
}

/** For screens whose address already has a tab parameter. */
export function EmbeddedTraining() {
  const [search, setSearch] = useState<TrainingSearch>({});
  return <TrainingPart search={search} onSearchChange={setSearch} />;
}
