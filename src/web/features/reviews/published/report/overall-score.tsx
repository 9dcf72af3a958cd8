// The overall score of a review.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { notRated } from '#domain/levels/levels.ts';
import { toNumber } from '#domain/numeric.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { TierBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RatingBar, RatingChange } from '#web/ui/padel/rating.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** The overall score out of 7.0, its tier and change, the coach and the date; `children` links to the previous review. */
export function OverallScore({ video, children }: { video: Video; children?: ReactNode }) {
  const score = toNumber(video.overallScore);
  const { previousReview } = video;
  const previous = toNumber(previousReview?.ratings.overall);
  const coach = video.reviewer && personName(video.reviewer);
  return (
    <Card as="section" className="grid gap-3 print:break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t`Overall Score`}</h2>
        {score !== null && <TierBadge rating={score} />}
      </div>
      {score === null ? (
        <p className="text-ink-muted">{notRated()}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-heading text-3xl font-semibold tracking-tight">
              {oneDecimal(score)}
              <span className="font-sans text-base font-normal tracking-normal text-ink-muted">
                {outOf(ratingScale.max)}
              </span>
            </span>
            <span className="text-sm text-ink-muted">{t`Padel Skill Level`}</span>
            {previous !== null && <RatingChange rating={score} previous={previous} />}
          </p>
          <RatingBar label={t`Overall Score`} rating={score} previous={previous} />
        </>
      )}
      {previousReview && (
        <p className="text-sm text-ink-muted">
          <span>{previous === null ? t`Previous review` : t`Previous review: ${{ score: oneDecimal(previous) }}`}</span>
          <span> · </span>
          <ReviewLink
            videoId={previousReview.videoId}
            className="font-medium wrap-anywhere text-primary hover:underline"
          >
            {previousReview.title}
          </ReviewLink>
          {'\u00a0· '}
          <TimeText at={previousReview.publishedAt} kind="date" />
        </p>
      )}
      {children}
      {coach && (
        <p className="text-sm text-ink-muted">
          <span>
            <Trans>
              Reviewed by <span translate="no">{coach}</span>
            </Trans>
          </span>
          {video.publishedAt && (
            <span>
              {' · '}
              <TimeText at={video.publishedAt} kind="date" />
            </span>
          )}
        </p>
      )}
      {video.revisedAt && (
        <p className="text-sm text-ink-muted">
          <Trans>
            Updated on <TimeText at={video.revisedAt} kind="date" />
          </Trans>
        </p>
      )}
    </Card>
  );
}
