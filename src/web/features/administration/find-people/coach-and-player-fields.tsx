// Filters by coach and player, for lists of administrators.

import { t } from '@lingui/core/macro';
import { PersonField } from './person-field.tsx';

interface CoachAndPlayerFieldsProps {
  /** Ids; undefined for anyone. */
  coachId: string | undefined;
  playerId: string | undefined;
  onCoachChange: (id: string | undefined) => void;
  onPlayerChange: (id: string | undefined) => void;
}

/** Coaches include everyone who may review. */
export function CoachAndPlayerFields({ coachId, playerId, onCoachChange, onPlayerChange }: CoachAndPlayerFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-4xl">
      <PersonField
        label={t`Coach`}
        placeholder={t`Any coach`}
        among="reviewers"
        value={coachId ?? null}
        onValueChange={(id) => onCoachChange(id ?? undefined)}
      />
      <PersonField
        label={t`Player`}
        placeholder={t`Any player`}
        among="players"
        value={playerId ?? null}
        onValueChange={(id) => onPlayerChange(id ?? undefined)}
      />
    </div>
  );
}
