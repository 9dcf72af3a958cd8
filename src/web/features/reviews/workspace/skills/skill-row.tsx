// A rating with its rubric, comment and linked notes.

import { MessageSquarePlus } from 'lucide-react';
import { memo, useState } from 'react';
import type { DraftNote, DraftRating } from '#contract/reviews/review-document.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { RatingSlider } from '#web/ui/fields/rating-slider.tsx';
import { skillId } from '../state/field-ids.ts';
import { type OpenReview, useReviewState } from '../state/review-context.ts';
import { SkillComment } from './skill-comment.tsx';
import { SkillEvidence } from './skill-evidence.tsx';
import { SkillRubric } from './skill-rubric.tsx';

interface SkillRowProps {
  review: OpenReview;
  skill: SkillName;
  given: DraftRating | undefined;
  /** A value to take over with one press, if any. */
  suggested: number | null;
  /** All notes, and those about this skill. */
  notes: readonly DraftNote[];
  about: readonly DraftNote[];
}

/** Where the rubric starts for a player without a rating: the middle of the scale. */
const middle = 3.5;

/** Slider, number, tier, rubric and previous rating; comment and linked notes once rated. */
export const SkillRow = memo(function SkillRow({ review, skill, given, suggested, notes, about }: SkillRowProps) {
  const { store, workspace } = review;
  const [isCommenting, setIsCommenting] = useState(false);
  const label = skillLabel(skill);
  const unread = useReviewState(({ invalidRatings }) => invalidRatings[skill]) ?? null;
  const previous = workspace.previousRatings.find((one) => one.skillName === skill);
  const before = previous ? Number(previous.rating) : null;
  const put = (rating: DraftRating) => store.change({ kind: 'put-rating', rating });

  const rate = (rating: number | null) => {
    if (rating !== null) return put({ comment: '', evidence: [], ...given, skillName: skill, rating });
    store.change({ kind: 'remove-rating', skillName: skill });
    // Removing a rating removes its comment and links, so offer an undo.
    if (given && (given.comment || given.evidence.length > 0)) {
      toast({
        title: `${label} is no longer rated`,
        description: given.comment ? 'Its comment was removed too.' : 'Its notes were unlinked too.',
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
        previous={before}
        suggested={suggested}
        unread={unread}
        onUnreadChange={(typed) => store.keepInvalidRating(skill, typed)}
      />
      <p className="text-xs text-ink-muted empty:hidden">
        {[
          previous && `Last time ${oneDecimal(Number(previous.rating))}, ${lastTime(review, previous)}`,
          suggested !== null && `Average of the rated skills ${oneDecimal(suggested)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <SkillRubric skill={skill} rating={given?.rating ?? null} from={before ?? middle} />
      {given && !given.comment && !isCommenting && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 justify-self-start px-2 text-xs text-ink-muted pointer-fine:min-h-7"
          icon={<MessageSquarePlus aria-hidden />}
          onClick={() => setIsCommenting(true)}
        >
          Add comment<span className="sr-only"> on {label}</span>
        </Button>
      )}
      {given && (given.comment || isCommenting) && (
        <SkillComment given={given} isNew={isCommenting} onChange={put} onBlur={() => setIsCommenting(false)} />
      )}
      {given && (
        <SkillEvidence
          review={review}
          given={given}
          notes={notes}
          about={about}
          onChange={(evidence) => put({ ...given, evidence })}
        />
      )}
    </div>
  );
});

/** The previous rating's source: the video, if its name is known, and the day. */
function lastTime({ workspace }: OpenReview, previous: { videoId: string; createdAt: string }): string {
  const { previousReview } = workspace.video;
  const day = formatDate(previous.createdAt);
  return previousReview?.videoId === previous.videoId ? `${previousReview.title}, ${day}` : day;
}
