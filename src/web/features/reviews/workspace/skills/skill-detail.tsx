// The chosen skill of the table: rubric, rating before, comment and linked notes.

import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DraftNote, DraftRating } from '#contract/reviews/review-document.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { formatDate } from '#web/lib/format.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { skillId } from '../state/field-ids.ts';
import { type OpenReview, useReviewState } from '../state/review-context.ts';
import { SkillComment } from './skill-comment.tsx';
import { SkillEvidence } from './skill-evidence.tsx';
import { rate } from './skill-row.tsx';
import { SkillRubric } from './skill-rubric.tsx';

interface SkillDetailProps {
  review: OpenReview;
  skill: SkillName;
  given: DraftRating | undefined;
  /** A value to take over with one press, if any. */
  suggested: number | null;
  /** All notes, and those about this skill. */
  notes: readonly DraftNote[];
  about: readonly DraftNote[];
}

/** Below its row, or in a wide panel beside the table. The key L is heard in the row's number. */
const frame = [
  'grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 px-2 pt-1 pb-3 [--last-key:0.35] peer-has-[input:focus]:[--last-key:1]',
  '@min-[38rem]:col-start-2 @min-[38rem]:row-span-full @min-[38rem]:row-start-1',
].join(' ');
const small = 'px-2 text-xs pointer-fine:min-h-7';

/** Where the rubric starts for a player without a rating: the middle of the scale. */
const middle = 3.5;

/** The rubric at the rating, before it is given at the one before; comment and linked notes once rated. */
export function SkillDetail({ review, skill, given, suggested, notes, about }: SkillDetailProps) {
  const { store, workspace } = review;
  const [isCommenting, setIsCommenting] = useState(false);
  const isUnread = useReviewState(({ invalidRatings }) => invalidRatings[skill] !== undefined);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below its row in a narrow panel: comes into view with it, but not by itself.
    const isRating = document.getElementById(skillId(skill))?.contains(document.activeElement);
    if (isRating) section.current?.scrollIntoView({ block: 'nearest' });
  }, [skill]);
  const label = skillLabel(skill);
  const previous = workspace.previousRatings.find((one) => one.skillName === skill);
  const before = previous ? Number(previous.rating) : null;
  const put = (rating: DraftRating) => store.change({ kind: 'put-rating', rating });
  const choose = (rating: number | null) => {
    store.keepInvalidRating(skill, null);
    rate(review, skill, rating);
  };
  return (
    <section ref={section} aria-label={`About ${label}`} className={frame}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
        {given && <TierBadge rating={given.rating} />}
        {previous && <span>{`Last time ${oneDecimal(Number(previous.rating))}, ${lastTime(review, previous)}`}</span>}
        {suggested !== null && <span>{`Average of the rated skills ${oneDecimal(suggested)}`}</span>}
        <span className="ml-auto flex flex-wrap text-ink empty:hidden">
          {suggested !== null && suggested !== given?.rating && (
            <Button size="sm" variant="ghost" className={small} onClick={() => choose(suggested)}>
              Use {oneDecimal(suggested)}
            </Button>
          )}
          {before !== null && before !== given?.rating && (
            <Button size="sm" variant="ghost" className={small} onClick={() => choose(before)}>
              As last time
              <kbd
                aria-hidden
                className="rounded-sm border border-current/40 px-1.5 font-sans leading-4.5 font-medium opacity-(--last-key) pocket:hidden"
              >
                L
              </kbd>
            </Button>
          )}
          {(given || isUnread) && (
            <Button size="sm" variant="ghost" className={small} onClick={() => choose(null)}>
              Clear<span className="sr-only"> {label}</span>
            </Button>
          )}
        </span>
      </div>
      <SkillRubric skill={skill} rating={given?.rating ?? null} from={before ?? middle} />
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
        >
          {!given.comment && !isCommenting && (
            <Button
              size="sm"
              variant="ghost"
              className={cn(small, '-ml-2 text-ink-muted')}
              icon={<MessageSquarePlus aria-hidden />}
              onClick={() => setIsCommenting(true)}
            >
              Add comment<span className="sr-only"> on {label}</span>
            </Button>
          )}
        </SkillEvidence>
      )}
    </section>
  );
}

/** The previous rating's source: the video, if its name is known, and the day. */
function lastTime({ workspace }: OpenReview, previous: { videoId: string; createdAt: string }): string {
  const { previousReview } = workspace.video;
  const day = formatDate(previous.createdAt);
  return previousReview?.videoId === previous.videoId ? `${previousReview.title}, ${day}` : day;
}
