// Texts at the head of My Videos, which are in the page before any script runs.

import { msg } from '@lingui/core/macro';

export const myVideosTitle = msg`My Videos`;

/** For players who can send one. */
export const myVideosLead = msg`Send a match or training session, and read what your coach saw in it.`;

export const uploadVideo = msg`Upload a video`;
export const findCoach = msg`Find a coach`;
export const pairMatches = msg`Pair matches`;
