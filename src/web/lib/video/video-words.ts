// Labels of a video's choices.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { said } from '#domain/language/said.ts';
import type { cameraAngles, playingHands } from '#domain/videos/match-context.ts';
import type { VideoType } from '#domain/videos/videos.ts';

/** Types of play. */
export const videoTypeLabels = said({
  game: msg({ message: 'Game', context: 'type of play' }),
  training: msg({ message: 'Training', context: 'type of play' }),
} satisfies Record<VideoType, MessageDescriptor>);

/** Playing hands. */
export const playingHandLabels = said({
  'right-handed': msg`Right-handed`,
  'left-handed': msg`Left-handed`,
} satisfies Record<(typeof playingHands)[number], MessageDescriptor>);

/** Camera angles. */
export const cameraAngleLabels = said({
  baseline: msg`On the baseline`,
  'side-court': msg`Beside the court`,
  elevated: msg({ message: 'From above', context: 'camera' }),
  'behind-baseline': msg`Behind the baseline`,
} satisfies Record<(typeof cameraAngles)[number], MessageDescriptor>);
