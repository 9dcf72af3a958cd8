// A line of the table of ratings.

import { MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import type { DraftRating } from '#contract/reviews/review-document.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { RatingSlider } from '#web/ui/fields/rating-slider.tsx';
import { skillId } from '../state/field-ids.ts';
import { type OpenReview, useReviewState } from '../state/review-context.ts';

interface SkillRowProps {
  review: OpenReview;
  skill: SkillName;
  given: DraftRating | undefined;
  /** The player's rating before. */
  previous: number | null;
  /** Number of notes about the skill, or linked to its rating. */
  notes: number;
  isChosen: boolean;
  /** Its first: the row that begins a group is set off. */
  isFirst: boolean;
  onChoose: (skill: SkillName) => void;
  onNext: (skill: SkillName) => void;
}

/** Name, the rating before, the line with its ghost mark, the number, and how many notes count. The focus chooses it. */
export const SkillRow = memo(function SkillRow(props: SkillRowProps) {
  const { review, skill, given, previous, notes, isChosen, isFirst, onChoose, onNext } = props;
  const label = skillLabel(skill);
  const unread = useReviewState(({ invalidRatings }) => invalidRatings[skill]) ?? null;
  return (
    <div
      id={skillId(skill)}
      aria-current={isChosen || undefined}
      onFocus={() => onChoose(skill)}
      className={cn(
        'peer relative scroll-mt-11 rounded-lg px-2',
        isFirst && 'mt-1 before:absolute before:inset-x-2 before:-top-0.5 before:border-t',
        isChosen && 'bg-primary-soft',
      )}
    >
      <RatingSlider
        label={label}
        value={given?.rating ?? null}
        onValueChange={(rating) => rate(review, skill, rating)}
        previous={previous}
        unread={unread}
        onUnreadChange={(typed) => review.store.keepInvalidRating(skill, typed)}
        onNext={() => onNext(skill)}
      >
        <span className="flex items-center justify-end gap-1 text-sm text-ink-muted">
          {given?.comment && <MessageSquareText role="img" aria-label="Has a comment" className="size-3.5 shrink-0" />}
          {notes > 0 && (
            <span title={`${notes} ${notes === 1 ? 'note' : 'notes'} about ${label}`}>
              {notes}
              <span className="sr-only">{notes === 1 ? ' note' : ' notes'}</span>
            </span>
          )}
        </span>
      </RatingSlider>
    </div>
  );
});

/** Rates a skill, or removes its rating; a comment and links that go with it can be restored. */
export function rate({ store }: OpenReview, skill: SkillName, rating: number | null): void {
  const given = store.getState().document.ratings.find(({ skillName }) => skillName === skill);
  if (rating !== null)
    return store.change({
      kind: 'put-rating',
      rating: { comment: '', evidence: [], ...given, skillName: skill, rating },
    });
  store.change({ kind: 'remove-rating', skillName: skill });
  if (!given || (!given.comment && given.evidence.length === 0)) return;
  toast({
    title: `${skillLabel(skill)} is no longer rated`,
    description: given.comment ? 'Its comment was removed too.' : 'Its notes were unlinked too.',
    action: { label: 'Undo', onClick: () => store.change({ kind: 'put-rating', rating: given }) },
  });
}
