// Waiting videos, by due time.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ClubWaitingVideo } from '#contract/clubs/club-dashboard.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { MemberLink } from '#web/lib/links/member-link.tsx';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';

interface WaitingVideosProps {
  videos: readonly ClubWaitingVideo[];
  /** Total number. */
  waiting: number;
}

const linkStyles = 'text-sm font-medium text-primary hover:underline';

/** Title, player, reviewer and due time. */
export function WaitingVideos({ videos, waiting }: WaitingVideosProps) {
  return (
    <Card as="section">
      <CardTitle
        action={
          <Link to="/club/videos" search={{ show: 'to-review' }} className={linkStyles}>
            {waiting > videos.length && videos.length > 0
              ? t`All ${{ count: formatNumber(waiting) }} videos`
              : t`All videos`}
          </Link>
        }
      >
        {t`Waiting longest`}
      </CardTitle>
      {videos.length === 0 ? (
        <p className="text-ink-muted">{t`No videos are waiting for review.`}</p>
      ) : (
        <ul className="divide-y">
          {videos.map(({ videoId, title, player, coach, dueAt, pausedAt }) => (
            <li key={videoId} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 first:pt-0 last:pb-0">
              <span className="grid min-w-0 flex-1 basis-48">
                <ReviewLink
                  videoId={videoId}
                  dir="auto"
                  className="font-medium wrap-anywhere underline-offset-4 hover:underline"
                >
                  {title}
                </ReviewLink>
                <span className="text-sm text-ink-muted">
                  {coach === null ? (
                    <Trans>
                      <MemberLink player={player} />, no reviewer yet
                    </Trans>
                  ) : (
                    <Trans>
                      <MemberLink player={player} />, reviewed by {{ coach: personName(coach) }}
                    </Trans>
                  )}
                </span>
              </span>
              <DueBadge dueAt={dueAt} pausedAt={pausedAt} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
