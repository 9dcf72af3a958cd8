// One video of the queue.

import { AlarmClock, CircleCheck, PenLine, Unlink, UserRoundCheck } from 'lucide-react';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { personName } from '#domain/people/person-name.ts';
import type { DueGroup } from '#domain/reviews/due-groups.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoStill } from '#web/ui/video/video-still.tsx';
import { QueueActions } from './queue-actions.tsx';

const providerNames = { youtube: 'YouTube', matchi: 'Matchi.tv' };

interface QueueRowProps {
  item: QueueItem;
  userId: string;
  /** Whether it is the first that this coach can open: its link is the screen's main one. */
  isNext: boolean;
  /** The group whose heading stands above the row; null in a list without groups. */
  group: DueGroup | null;
}

/** Picture, title, player, request, due time, and the way into the review: the whole row opens it. */
export function QueueRow({ item, userId, isNext, group }: QueueRowProps) {
  const Heading = group ? 'h3' : 'h2';
  return (
    <li className="group relative isolate grid gap-x-4 gap-y-2 px-4 py-3 first:rounded-t-xl last:rounded-b-xl sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:items-center">
      <div className="hidden aspect-video overflow-hidden rounded bg-court sm:block">
        <VideoStill source={parseVideoLink(item.videoUrl)} />
      </div>
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
          <Heading className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {item.title}
          </Heading>
          <PlayerLine player={item.player} />
        </div>
        <div className="flex min-w-0 flex-col gap-x-3 gap-y-0.5 lg:flex-row lg:items-baseline">
          {item.reportType && (
            <p className="line-clamp-1 min-w-0 text-sm wrap-anywhere">
              <span className="text-ink-muted">What to look at: </span>
              {item.reportType}
            </p>
          )}
          <p className="shrink-0 text-xs text-ink-muted">
            {item.videoType && <span>{`${videoTypeLabels[item.videoType]} · `}</span>}
            <span>{providerNames[item.provider]}</span> · sent <TimeText at={item.uploadDate} kind="recent" />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:justify-end sm:max-lg:grid sm:max-lg:justify-items-end">
        <div className="flex flex-wrap gap-1.5 sm:grid sm:justify-items-end">
          {group && <When item={item} group={group} />}
          <Reviewer item={item} userId={userId} />
        </div>
        <QueueActions item={item} userId={userId} isNext={isNext} />
      </div>
    </li>
  );
}

/** What the group's heading leaves open: since when, or how much time is left. */
function When({ item: { dueAt, pausedAt }, group }: { item: QueueItem; group: DueGroup }) {
  if (group === 'paused' && pausedAt) {
    return (
      <Badge icon={<Unlink aria-hidden />}>
        <span>
          Since <TimeText at={pausedAt} kind="datetime" />
        </span>
      </Badge>
    );
  }
  if (group === 'overdue') {
    return (
      <Badge tone="attention" icon={<AlarmClock aria-hidden />}>
        <span>
          Due <TimeText at={dueAt} kind="datetime" />
        </span>
      </Badge>
    );
  }
  return <DueBadge dueAt={dueAt} />;
}

/** The reviewer, in a word. Nothing while there is none: “Claim” says so. */
function Reviewer({ item: { reviewer, publishedAt }, userId }: { item: QueueItem; userId: string }) {
  if (publishedAt) {
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden />}>
        Published <TimeText at={publishedAt} kind="date" />
      </Badge>
    );
  }
  if (reviewer === null) return null;
  return reviewer.id === userId ? (
    <Badge tone="primary" icon={<PenLine aria-hidden />}>
      You are reviewing
    </Badge>
  ) : (
    <Badge icon={<UserRoundCheck aria-hidden />}>{personName(reviewer)} is reviewing</Badge>
  );
}
