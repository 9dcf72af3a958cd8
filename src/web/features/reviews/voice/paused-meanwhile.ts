// The video waits while a spoken note is heard.

import type { VideoController } from '#web/lib/video/video-controller.ts';

/** Stops a video that plays; returns how it plays on. A clock beside a video runs on, because that video does too. */
export function pausedMeanwhile(video: VideoController): (() => void) | undefined {
  const { status } = video.getState();
  if (!video.canControl || (status !== 'playing' && status !== 'buffering')) return undefined;
  video.pause();
  return () => video.play();
}
