// The coach of an administrator's booking.

import { t } from '@lingui/core/macro';
import { PersonField } from '../find-people/person-field.tsx';

interface CoachChoiceProps {
  coachId: string | null;
  onCoachChange: (coachId: string | null) => void;
  error: string | undefined;
}

/** Any active coach, found by name. */
export function CoachField({ coachId, onCoachChange, error }: CoachChoiceProps) {
  return (
    <PersonField
      label={t`Coach`}
      among="reviewers"
      placeholder={t`Search by name`}
      value={coachId}
      onValueChange={onCoachChange}
      error={error}
    />
  );
}
