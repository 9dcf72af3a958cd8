// The player's details about the video.

import type { Video } from '#contract/videos/videos.ts';
import { formatDay } from '#web/lib/format.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** The Video Context card; renders nothing without any of its five details (docs/product.md#screens). */
export function VideoContext({ video }: { video: Video }) {
  const facts = [
    ['Type', video.videoType && videoTypeLabels[video.videoType]],
    ['Date', video.eventDate && formatDay(video.eventDate)],
    ['Venue', video.venue],
    ['Court', video.courtDescription],
    ['What to look at', video.reportType],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <Card as="section" className="print:break-inside-avoid">
      <CardTitle>Video Context</CardTitle>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="max-w-[70ch] font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
