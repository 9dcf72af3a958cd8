// The chosen skill of a review: what the table shows of it, with comment and linked notes once it is rated.

import { Trans } from '@lingui/react/macro';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { DraftNote, DraftRating } from '#contract/reviews/review-document.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { SkillDetail, smallButton } from '../../shared/skill-table/skill-detail.tsx';
import { type OpenReview, useReviewState } from '../state/review-context.ts';
import { SkillComment } from './skill-comment.tsx';
import { SkillEvidence } from './skill-evidence.tsx';

interface ReviewedSkillProps {
  review: OpenReview;
  skill: SkillName;
  given: DraftRating | undefined;
  /** A value to take over with one press, if any. */
  suggested: number | null;
  /** All notes, and those about this skill. */
  notes: readonly DraftNote[];
  about: readonly DraftNote[];
  onRate: (skill: SkillName, rating: number | null) => void;
}

/** Details of the chosen skill in the workspace. */
export function ReviewedSkill({ review, skill, given, suggested, notes, about, onRate }: ReviewedSkillProps) {
  const { store, workspace } = review;
  const skillName = skillLabel(skill);
  const [isCommenting, setIsCommenting] = useState(false);
  const isUnread = useReviewState(({ invalidRatings }) => invalidRatings[skill] !== undefined);
  const previous = workspace.previousRatings.find((one) => one.skillName === skill);
  const put = (rating: DraftRating) => store.change({ kind: 'put-rating', rating });
  return (
    <SkillDetail
      skill={skill}
      rating={given?.rating ?? null}
      previous={previous ? { rating: Number(previous.rating), from: lastTime(review, previous) } : null}
      suggested={suggested}
      isUnread={isUnread}
      onChoose={(rating) => {
        store.keepInvalidRating(skill, null);
        onRate(skill, rating);
      }}
    >
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
              className={cn(smallButton, '-ml-2 text-ink-muted')}
              icon={<MessageSquarePlus aria-hidden />}
              onClick={() => setIsCommenting(true)}
            >
              <Trans>
                Add comment<span className="sr-only"> on {skillName}</span>
              </Trans>
            </Button>
          )}
        </SkillEvidence>
      )}
    </SkillDetail>
  );
}

/** The previous rating's source: the video, if its name is known, and the day. */
function lastTime({ workspace }: OpenReview, previous: { videoId: string; createdAt: string }): string {
  const { previousReview } = workspace.video;
  const day = formatDate(previous.createdAt);
  return previousReview?.videoId === previous.videoId ? `${previousReview.title}, ${day}` : day;
}
