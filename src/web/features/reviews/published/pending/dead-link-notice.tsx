// A notice for players whose video's link cannot be opened.

import { Unlink } from 'lucide-react';
import type { Video } from '#contract/videos/videos.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { TimeText } from '#web/ui/time.tsx';

/** The problem, the way to fix it, and that the review time is paused; renders nothing while the link works. */
export function DeadLinkNotice({ video }: { video: Pick<Video, 'pausedAt' | 'linkProblem' | 'isPaid'> }) {
  const { pausedAt, linkProblem, isPaid } = video;
  if (pausedAt === null) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <Unlink aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <div className="grid max-w-[70ch] gap-1.5">
        <p className="text-base font-semibold">{linkProblemSentence(linkProblem ?? 'missing', 'player')}</p>
        <p>
          The review time has been paused since <TimeText at={pausedAt} kind="date" /> and continues once the video
          opens. We check again every day.
        </p>
        <p>
          You can also replace the link, or withdraw the video{isPaid ? ': its analysis credit then comes back' : ''}.
        </p>
      </div>
    </div>
  );
}
