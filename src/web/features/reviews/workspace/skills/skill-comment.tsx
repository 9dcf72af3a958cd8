// The comment on a rating.

import { t } from '@lingui/core/macro';
import type { DraftRating } from '#contract/reviews/review-document.ts';
import { afterEdit } from '#domain/reviews/draft/ai-draft.ts';
import { textLimits } from '#domain/reviews/draft/text-limits.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { commentId } from '../state/field-ids.ts';
import { UneditedDraft } from '../summary/unedited-draft.tsx';

interface SkillCommentProps {
  given: DraftRating;
  /** Takes the focus if just added. */
  isNew: boolean;
  onChange: (rating: DraftRating) => void;
  onBlur: () => void;
}

/** Grows with its text; an unedited automatic text is marked. */
export function SkillComment({ given, isNew, onChange, onBlur }: SkillCommentProps) {
  const label = t`Comment on ${{ skill: skillLabel(given.skillName) }}`;
  const id = commentId(given.skillName);
  const write = (comment: string) => onChange({ ...given, comment });
  return (
    <div className="grid gap-1.5">
      <TextAreaField
        data-draft="kept with the review"
        id={id}
        label={label}
        rows={2}
        maxLength={textLimits.ratingComment}
        // biome-ignore lint/a11y/noAutofocus: the button that opened it asked to type
        autoFocus={isNew}
        value={withoutAiPrefix(given.comment)}
        onChange={(event) => write(afterEdit(given.comment, event.target.value))}
        onBlur={onBlur}
      />
      <UneditedDraft text={given.comment} label={label} fieldId={id} onAccept={write} />
    </div>
  );
}
