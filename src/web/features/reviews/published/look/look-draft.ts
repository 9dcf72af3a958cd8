// A look as it is filled in, kept in this browser until it is sent.

import { useCallback, useState } from 'react';
import { LookParts, type PlayerLook } from '#contract/reviews/player-looks.ts';
import type { Video } from '#contract/videos/videos.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';
import { videoKey } from '../../workspace/state/video-times.ts';

const placeName = (videoId: string) => `look:${videoId}`;

/** Whether a look was begun in this browser and not sent. */
export function useHasLookDraft(videoId: string): boolean {
  return LookParts.safeParse(readDraft(usePlace(placeName(videoId)))).success;
}

/** What is filled in, beginning with the draft or what was sent. Each change is kept at once. */
export function useLookDraft({ id, videoUrl }: Pick<Video, 'id' | 'videoUrl'>, sent: PlayerLook | null) {
  const place = usePlace(placeName(id));
  const link = videoKey(videoUrl) ?? '';
  const [parts, setParts] = useState<LookParts>(() => {
    const draft = LookParts.safeParse(readDraft(place));
    if (draft.success) return draft.data;
    const { moments = [], ratings = {}, isOldLink = false } = sent ?? {};
    return { moments, ratings, timedFor: isOldLink ? '' : link };
  });
  const { key, endsWithTab } = place;
  const change = useCallback(
    (changed: (before: LookParts) => Partial<LookParts>) =>
      setParts((before) => {
        const next = { ...before, ...changed(before) };
        // Without a moment it belongs to no link.
        if (before.moments.length === 0 || next.moments.length === 0) next.timedFor = link;
        keepDraft({ key, endsWithTab }, next);
        return next;
      }),
    [key, endsWithTab, link],
  );
  return {
    parts,
    change,
    /** Whether the moments were marked before the link was replaced. */
    isOldLink: parts.moments.length > 0 && parts.timedFor !== link,
    /** Takes the moments over to the link as it is now. */
    keepMoments: () => change(() => ({ timedFor: link })),
    forget: () => forgetDraft(place),
  };
}
