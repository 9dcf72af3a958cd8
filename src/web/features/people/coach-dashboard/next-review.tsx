// A row of the next due videos.

import { Link } from '@tanstack/react-router';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';

export function NextReview({ item }: { item: QueueItem }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">{item.title}</h3>
        <PlayerLine player={item.player} />
      </div>
      <DueBadge dueAt={item.dueAt} pausedAt={item.pausedAt} />
      <Link
        to="/coach/video-analysis/$videoId"
        params={{ videoId: item.videoId }}
        className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'max-sm:ml-auto')}
      >
        Open review
        <span className="sr-only"> of {item.title}</span>
      </Link>
    </li>
  );
}
