// Texts at the head of My Videos, which are in the page before any script runs.

export const myVideosTitle = 'My Videos';

/** For players who can send one. */
export const myVideosLead = 'Send a match or training session, and read what your coach saw in it.';

export const uploadVideo = 'Upload a video';
export const findCoach = 'Find a coach';
export const pairMatches = 'Pair matches';
