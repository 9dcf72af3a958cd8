// Pauses the video while a spoken note plays.

import type { VideoController } from '#web/lib/video/video-controller.ts';

/** Pauses a playing video; returns how to resume it. A clock runs on, because its video does too. */
export function pauseVideo(video: VideoController): (() => void) | undefined {
  const { status } = video.getState();
  if (!video.canControl || (status !== 'playing' && status !== 'buffering')) return undefined;
  video.pause();
  return () => video.play();
}
