// Creates a video's controller, and keeps it while a screen shows the video.

import { useEffect, useMemo } from 'react';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { createManualClock } from './manual-clock.ts';
import type { VideoController } from './video-controller.ts';
import { createYouTubeController } from './youtube-controller.ts';

/** The video's data. */
export interface VideoToShow {
  videoUrl: string;
  title: string;
}

/** A controller: YouTube's player, or a clock if the provider offers no control. */
export function createVideoController({ videoUrl, title }: VideoToShow): VideoController {
  const source = parseVideoLink(videoUrl);
  return source?.provider === 'youtube' ? createYouTubeController(source.providerVideoId, title) : createManualClock();
}

/** The controller of the screen's video: the same until the video changes, destroyed with the screen. */
export function useVideoController({ videoUrl, title }: VideoToShow, create = createVideoController): VideoController {
  const controller = useMemo(() => create({ videoUrl, title }), [create, videoUrl, title]);
  useEffect(() => () => controller.destroy(), [controller]);
  return controller;
}
