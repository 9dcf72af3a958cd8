// Labels of a video's choices.

import type { cameraAngles, playingHands, VideoType } from '#domain/videos/videos.ts';

/** Types of play. */
export const videoTypeLabels: Record<VideoType, string> = { game: 'Game', training: 'Training' };

/** Playing hands. */
export const playingHandLabels: Record<(typeof playingHands)[number], string> = {
  'right-handed': 'Right-handed',
  'left-handed': 'Left-handed',
};

/** Camera angles. */
export const cameraAngleLabels: Record<(typeof cameraAngles)[number], string> = {
  baseline: 'On the baseline',
  'side-court': 'Beside the court',
  elevated: 'From above',
  'behind-baseline': 'Behind the baseline',
};
