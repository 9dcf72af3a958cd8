// A player's videos, linked to their reviews.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight, Video } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { TierBadge, VideoStatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { TimeText } from '#web/ui/time.tsx';

type PlayerVideo = Answer<typeof endpoints.listPlayerVideos>['rows'][number];

/** Latest first. */
export function PlayerVideos({ userId }: { userId: string }) {
  return (
    <PagedList
      list={usePages(endpoints.listPlayerVideos, { params: { userId } })}
      counted={(count) => plural(count, { one: '# video', other: '# videos' })}
      errorTitle={t`The videos could not be loaded`}
      empty={
        <EmptyState title={t`No videos yet`} icon={<Video aria-hidden />}>
          {t`Videos this player sends for review appear here.`}
        </EmptyState>
      }
    >
      {(videos) => (
        <ul className="grid gap-3">
          {videos.map((video) => (
            <Card key={video.id} as="li" padded={false}>
              <VideoLine video={video} />
            </Card>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function VideoLine({ video }: { video: PlayerVideo }) {
  const { id, title, status, uploadDate, dueAt, pausedAt, overallScore, reviewer } = video;
  const isDone = status === 'Analyzed';
  const coach = reviewer && personName(reviewer);
  return (
    <ReviewLink
      videoId={id}
      className="flex items-center gap-4 rounded-xl p-4 transition-colors hover:bg-surface-sunken/60"
    >
      <span className="grid min-w-0 grow gap-1.5">
        <span className="line-clamp-2 font-medium wrap-anywhere" dir="auto">
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <VideoStatusBadge status={status} />
          {!isDone && <DueBadge dueAt={dueAt} pausedAt={pausedAt} />}
          <TimeText at={uploadDate} kind="date" />
          {coach && (
            <span>
              {isDone ? (
                <Trans>
                  Reviewed by <span translate="no">{coach}</span>
                </Trans>
              ) : (
                <Trans>
                  In review by <span translate="no">{coach}</span>
                </Trans>
              )}
            </span>
          )}
        </span>
      </span>
      {overallScore !== null && (
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className="font-heading text-lg leading-none font-semibold">
            {oneDecimal(Number(overallScore))}
            <span className="font-sans text-sm font-normal text-ink-muted">{outOf(ratingScale.max)}</span>
          </span>
          <TierBadge rating={Number(overallScore)} className="max-sm:hidden" />
        </span>
      )}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
    </ReviewLink>
  );
}
