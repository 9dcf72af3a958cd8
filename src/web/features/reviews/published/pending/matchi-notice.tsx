// A warning that Matchi recordings are deleted.

import { TriangleAlert } from 'lucide-react';
import type { Video } from '#contract/videos/videos.ts';
import { matchiRecordingDays, matchiVanishesAt } from '#domain/videos/video-links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useNow } from '#web/ui/use-now.ts';

/** When the recording may vanish, and how to keep it. */
export function MatchiNotice({ video }: { video: Pick<Video, 'eventDate' | 'uploadDate'> }) {
  const vanishesAt = matchiVanishesAt(video);
  const isDue = Date.parse(vanishesAt) < useNow().getTime();
  return (
    <div className="flex gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
      <p className="max-w-[70ch]">
        <strong className="font-semibold">
          {isDue
            ? `Matchi keeps recordings for about ${matchiRecordingDays} days, so this one may be gone soon.`
            : `Matchi may delete this recording around ${formatDate(vanishesAt)}.`}
        </strong>{' '}
        To keep it, save a copy and upload it to YouTube as Unlisted.
      </p>
    </div>
  );
}
