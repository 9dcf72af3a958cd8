// One rating, given, with its comment.

import { MessageSquarePlus } from 'lucide-react';
import { memo, useState } from 'react';
import type { DraftRating } from '#contract/reviews.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { RatingSlider } from '#web/ui/rating.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { OpenReview } from './review-context.ts';

/** Longest comment on a skill, in characters (contract, DraftRating). */
const longestComment = 2000;

interface SkillRowProps {
  review: OpenReview;
  skill: SkillName;
  given: DraftRating | undefined;
  /** A value to take over with one press; null when there is none. */
  suggested: number | null;
}

/** Slider, number, tier and the player's previous rating; the comment opens when there is something to say. */
export const SkillRow = memo(function SkillRow({ review, skill, given, suggested }: SkillRowProps) {
  const { store, workspace } = review;
  const [isCommenting, setIsCommenting] = useState(false);
  const label = skillLabel(skill);
  const previous = workspace.previousRatings.find((one) => one.skillName === skill);
  const put = (rating: DraftRating) => store.change({ kind: 'put-rating', rating });

  const rate = (rating: number | null) => {
    if (rating !== null) return put({ skillName: skill, rating, comment: given?.comment ?? '' });
    store.change({ kind: 'remove-rating', skillName: skill });
    // A skill without a rating keeps no comment: nobody should lose a text by one press.
    if (given?.comment) {
      toast({
        title: `${label} is no longer rated`,
        description: 'Its comment is gone with it.',
        action: { label: 'Undo', onClick: () => put(given) },
      });
    }
  };

  return (
    <div
      id={skillId(skill)}
      className={cn('grid gap-1', skill === 'overall' && 'rounded-xl border bg-surface-raised p-3 shadow-raised')}
    >
      <RatingSlider
        label={label}
        value={given?.rating ?? null}
        onValueChange={rate}
        previous={previous ? Number(previous.rating) : null}
        suggested={suggested}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-muted">
        <span>
          {[
            previous && `Last time ${oneDecimal(Number(previous.rating))}`,
            suggested !== null && `Mean of the rated skills ${oneDecimal(suggested)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {given && !given.comment && !isCommenting && (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2 px-2 text-xs"
            icon={<MessageSquarePlus aria-hidden />}
            onClick={() => setIsCommenting(true)}
          >
            Add comment<span className="sr-only"> on {label}</span>
          </Button>
        )}
      </div>
      {given && (given.comment || isCommenting) && (
        <TextAreaField
          label={`Comment on ${label}`}
          rows={2}
          maxLength={longestComment}
          // biome-ignore lint/a11y/noAutofocus: the button that opened it asked to type
          autoFocus={isCommenting}
          value={given.comment}
          onChange={(event) => put({ ...given, comment: event.target.value })}
          onBlur={() => setIsCommenting(false)}
        />
      )}
    </div>
  );
});

/** Id of a skill's row, to lead there. */
export function skillId(skill: SkillName): string {
  return `skill-${skill}`;
}
