// The words for a video's closed lists.

import type { cameraAngles, playingHands, VideoType } from '#domain/videos/videos.ts';

/** Kinds of play, as people read them. */
export const videoTypeLabels: Record<VideoType, string> = { game: 'Game', training: 'Training' };

/** Playing hands, as people read them. */
export const playingHandLabels: Record<(typeof playingHands)[number], string> = {
  'right-handed': 'Right-handed',
  'left-handed': 'Left-handed',
};

/** Where the camera stands, as people read it. */
export const cameraAngleLabels: Record<(typeof cameraAngles)[number], string> = {
  baseline: 'On the baseline',
  'side-court': 'Beside the court',
  elevated: 'From above',
  'behind-baseline': 'Behind the baseline',
};
