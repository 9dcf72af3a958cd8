// The one figure of a review.

import type { Video } from '#contract/videos.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { RatingBar } from '#web/ui/rating.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** The overall score of 7.0, its tier, and who gave it when. */
export function OverallScore({ video }: { video: Video }) {
  const score = video.overallScore === null ? null : Number(video.overallScore);
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Overall Score</h2>
        {score !== null && <TierBadge rating={score} />}
      </div>
      {score === null ? (
        <p className="text-ink-muted">Not Rated</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-heading text-3xl font-semibold tracking-tight">
              {score.toFixed(1)}
              <span className="text-lg font-normal text-ink-muted">/7.0</span>
            </span>
            <span className="text-sm text-ink-muted">Padel Skill Level</span>
          </p>
          <RatingBar label="Overall Score" rating={score} previous={null} />
        </>
      )}
      {video.reviewer && (
        <p className="text-sm text-ink-muted">
          Reviewed by {video.reviewer.firstName} {video.reviewer.lastName}
          {video.publishedAt && (
            <>
              {' · '}
              <TimeText at={video.publishedAt} kind="date" />
            </>
          )}
        </p>
      )}
    </Card>
  );
}
