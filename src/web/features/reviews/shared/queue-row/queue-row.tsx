// One video to review, in the queue and on the coach's dashboard.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, PenLine, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoStill } from '#web/ui/video/video-still.tsx';
import { QueueActions } from './queue-actions.tsx';

const providerNames = { youtube: msg`YouTube`, matchi: msg`Matchi.tv` };

interface QueueRowProps {
  item: QueueItem;
  userId: string;
  /** Whether it is the first that this coach can open: its link is the screen's main one. */
  isNext: boolean;
  /** Its title, below that of the list or group. */
  as: 'h2' | 'h3';
  /** When it is due, as far as the list does not say it. */
  due?: ReactNode;
}

/** The list of the rows, which lay themselves out by its width. */
export const queueListStyles = '@container divide-y';

/** Picture, title, player, request, due time, and the way into the review: the whole row opens it. */
export function QueueRow({ item, userId, isNext, as: Heading, due }: QueueRowProps) {
  return (
    <li className="group relative isolate grid gap-x-4 gap-y-2 px-4 py-3 first:rounded-t-xl last:rounded-b-xl @min-[34rem]:grid-cols-[5rem_minmax(0,1fr)_auto] @min-[34rem]:items-center">
      <div className="hidden aspect-video overflow-hidden rounded bg-court @min-[34rem]:block">
        <VideoStill source={parseVideoLink(item.videoUrl)} />
      </div>
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
          <Heading className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {item.title}
          </Heading>
          <PlayerLine player={item.player} />
        </div>
        <div className="flex min-w-0 flex-col gap-x-3 gap-y-0.5 @min-[60rem]:flex-row @min-[60rem]:items-baseline">
          {item.reportType && (
            <p className="line-clamp-1 min-w-0 text-sm wrap-anywhere">
              <span className="text-ink-muted">{`${t`What to look at:`} `}</span>
              {item.reportType}
            </p>
          )}
          <p className="shrink-0 text-xs text-ink-muted">
            {item.videoType && <span>{`${videoTypeLabels[item.videoType]} · `}</span>}
            <span>{say(providerNames[item.provider])}</span> ·{' '}
            <Trans>
              sent <TimeText at={item.uploadDate} kind="recent" />
            </Trans>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 @min-[34rem]:justify-end @min-[34rem]:@max-[60rem]:grid @min-[34rem]:@max-[60rem]:justify-items-end">
        <div className="flex flex-wrap gap-1.5 @min-[34rem]:grid @min-[34rem]:justify-items-end">
          {due}
          <Reviewer item={item} userId={userId} />
        </div>
        <QueueActions item={item} userId={userId} isNext={isNext} />
      </div>
    </li>
  );
}

/** The reviewer, in a word. Nothing while there is none: “Claim” says so. */
function Reviewer({ item: { reviewer, publishedAt }, userId }: { item: QueueItem; userId: string }) {
  if (publishedAt) {
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden />}>
        <Trans>
          Published <TimeText at={publishedAt} kind="date" />
        </Trans>
      </Badge>
    );
  }
  if (reviewer === null) return null;
  return reviewer.id === userId ? (
    <Badge tone="primary" icon={<PenLine aria-hidden />}>
      {t`You are reviewing`}
    </Badge>
  ) : (
    <Badge icon={<UserRoundCheck aria-hidden />}>{t`${{ coach: personName(reviewer) }} is reviewing`}</Badge>
  );
}
