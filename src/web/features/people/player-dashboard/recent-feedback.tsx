// The Recent Coach Feedback panel.

import { Link } from '@tanstack/react-router';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import type { VideoSummary } from '#contract/videos/videos.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoStill } from '#web/ui/video/video-still.tsx';

interface RecentFeedbackProps {
  /** The last reviewed videos, latest first; undefined while loading. */
  reviewed: readonly VideoSummary[] | undefined;
  /** How many videos are waiting for a review. */
  waiting: number;
  /** Whether the player can send a video now. */
  mayAdd: boolean;
  /** False when viewing someone else's. */
  isOwn?: boolean;
}

export function RecentFeedback({ reviewed, waiting, mayAdd, isOwn = true }: RecentFeedbackProps) {
  return (
    <Card as="section">
      <CardTitle
        action={
          isOwn && (
            <Link
              to="/player/videos"
              className="inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline"
            >
              View All Feedback
            </Link>
          )
        }
      >
        Recent Coach Feedback
      </CardTitle>
      {!reviewed ? (
        <Loading />
      ) : reviewed.length === 0 ? (
        <EmptyState
          icon={<MessageSquareText aria-hidden />}
          title="No feedback yet"
          action={
            isOwn && (
              <Link to="/player/videos" className={buttonStyles({ variant: 'secondary' })}>
                Start Your Journey
              </Link>
            )
          }
        >
          {isOwn ? emptyText(waiting, mayAdd) : 'Ratings and notes from coaches appear here.'}
        </EmptyState>
      ) : (
        <ul className="-mx-2 grid gap-1">
          {reviewed.map((video) => (
            <Review key={video.id} video={video} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function emptyText(waiting: number, mayAdd: boolean): string {
  if (waiting > 0) return 'Your video is with the coaches. Their ratings and notes will appear here.';
  if (mayAdd) return "Send your first video to get your coach's ratings and notes.";
  return "Your coach's ratings and notes will appear here.";
}

function Review({ video }: { video: VideoSummary }) {
  const score = video.overallScore === null ? null : Number(video.overallScore);
  return (
    <li>
      <Link
        to="/player/video-analysis/$videoId"
        params={{ videoId: video.id }}
        className="flex items-center gap-3 rounded-lg p-2 transition-colors hover:bg-surface-sunken sm:gap-4"
      >
        <span className="aspect-video w-16 shrink-0 overflow-hidden rounded-lg bg-court min-[28rem]:w-24 sm:w-28">
          <VideoStill source={parseVideoLink(video.videoUrl)} />
        </span>
        <span className="grid min-w-0 grow gap-1">
          <span className="line-clamp-2 leading-snug font-medium wrap-anywhere">{video.title}</span>
          <span className="text-sm text-ink-muted">
            Reviewed <TimeText at={video.updatedAt} kind="date" />
          </span>
          {score !== null && <TierBadge rating={score} className="sm:hidden" />}
        </span>
        {score !== null && (
          <span className="grid shrink-0 justify-items-end gap-1">
            <span className="font-heading text-lg leading-none font-semibold">
              <span className="sr-only">Score </span>
              {oneDecimal(score)}
              <span className="font-sans text-sm font-normal text-ink-muted">/7.0</span>
            </span>
            <TierBadge rating={score} className="max-sm:hidden" />
          </span>
        )}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted max-sm:hidden" />
      </Link>
    </li>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy className="grid gap-3">
      <span className="sr-only">Loading feedback</span>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} aria-hidden className="flex items-center gap-4">
          <Skeleton className="aspect-video h-auto w-28 shrink-0" />
          <div className="grid grow gap-2">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
