// One video of the queue.

import { CircleCheck, PenLine, UserRoundCheck } from 'lucide-react';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { personName } from '#domain/people/person-name.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoStill } from '#web/ui/video/video-still.tsx';
import { QueueActions } from './queue-actions.tsx';

const providerNames = { youtube: 'YouTube', matchi: 'Matchi.tv' };

interface QueueCardProps {
  item: QueueItem;
  userId: string;
  /** Whether it is the first that this coach can open: its button is the screen's main one. */
  isNext: boolean;
}

/** Picture, title, player, request, due time, and the way into the review. */
export function QueueCard({ item, userId, isNext }: QueueCardProps) {
  return (
    <Card
      as="li"
      padded={false}
      className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:items-start"
    >
      <div className="hidden aspect-video overflow-hidden rounded-lg bg-court sm:block">
        <VideoStill source={parseVideoLink(item.videoUrl)} />
      </div>
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-base leading-snug font-semibold wrap-anywhere">{item.title}</h2>
        <PlayerLine player={item.player} />
        {item.reportType && (
          <p className="line-clamp-2 text-sm">
            <span className="text-ink-muted">What to look at: </span>
            {item.reportType}
          </p>
        )}
        <p className="text-xs text-ink-muted">
          {item.videoType && <span>{`${videoTypeLabels[item.videoType]} · `}</span>}
          <span>{providerNames[item.provider]}</span> · sent <TimeText at={item.uploadDate} kind="recent" />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 sm:grid sm:justify-items-end">
        <div className="flex flex-wrap gap-1.5 sm:justify-end">
          {item.status !== 'Analyzed' && <DueBadge dueAt={item.dueAt} pausedAt={item.pausedAt} />}
          <Reviewer item={item} userId={userId} />
        </div>
        <QueueActions item={item} userId={userId} isNext={isNext} />
      </div>
    </Card>
  );
}

/** The reviewer, in a word. */
function Reviewer({ item: { reviewer, publishedAt }, userId }: { item: QueueItem; userId: string }) {
  if (publishedAt) {
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden />}>
        Published <TimeText at={publishedAt} kind="date" />
      </Badge>
    );
  }
  if (reviewer === null) return <Badge>Unclaimed</Badge>;
  return reviewer.id === userId ? (
    <Badge tone="primary" icon={<PenLine aria-hidden />}>
      You are reviewing
    </Badge>
  ) : (
    <Badge icon={<UserRoundCheck aria-hidden />}>{personName(reviewer)} is reviewing</Badge>
  );
}
