// Labels of a video's choices.

import { msg } from '@lingui/core/macro';
import type { cameraAngles, playingHands, VideoType } from '#domain/videos/videos.ts';
import { said } from '#domain/language/said.ts';

/** Types of play. */
export const videoTypeLabels = said({
  game: msg({ message: 'Game', context: 'type of play' }),
  training: msg({ message: 'Training', context: 'type of play' }),
});

/** Playing hands. */
export const playingHandLabels = said<(typeof playingHands)[number]>({
  'right-handed': msg`Right-handed`,
  'left-handed': msg`Left-handed`,
});

/** Camera angles. */
export const cameraAngleLabels = said<(typeof cameraAngles)[number]>({
  baseline: msg`On the baseline`,
  'side-court': msg`Beside the court`,
  elevated: msg({ message: 'From above', context: 'camera' }),
  'behind-baseline': msg`Behind the baseline`,
});
