// Replaces the video in print.

import type { Video } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { addressFor } from '#domain/reader-addresses.ts';

/** The player, and the addresses of the video and the review, in print only. */
export function PrintedSources({ video }: { video: Pick<Video, 'id' | 'videoUrl' | 'player'> }) {
  return (
    <dl className="hidden grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm print:grid">
      <dt className="text-ink-muted">Player</dt>
      <dd translate="no" className="font-semibold wrap-anywhere">
        {personName(video.player)}
      </dd>
      <dt className="text-ink-muted">Video</dt>
      <dd className="wrap-anywhere">{video.videoUrl}</dd>
      <dt className="text-ink-muted">Review</dt>
      <dd className="wrap-anywhere">{window.location.origin + addressFor('review', 'player', video.id)}</dd>
    </dl>
  );
}
