// Chooses how a video is driven, and keeps it for as long as a screen shows it.

import { useEffect, useMemo } from 'react';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { createManualClock } from './manual-clock.ts';
import type { VideoController } from './video-controller.ts';
import { createYouTubeController } from './youtube-controller.ts';

/** What a screen knows of a video to show. */
export interface VideoToShow {
  videoUrl: string;
  title: string;
}

/** A controller for a video: YouTube's own player, or a clock where the provider lets nobody drive it. */
export function createVideoController({ videoUrl, title }: VideoToShow): VideoController {
  const source = parseVideoLink(videoUrl);
  return source?.provider === 'youtube' ? createYouTubeController(source.providerVideoId, title) : createManualClock();
}

/** The controller of the video that a screen shows: the same one until the video changes, stopped when the screen goes. */
export function useVideoController({ videoUrl, title }: VideoToShow, create = createVideoController): VideoController {
  const controller = useMemo(() => create({ videoUrl, title }), [create, videoUrl, title]);
  useEffect(() => () => controller.destroy(), [controller]);
  return controller;
}
