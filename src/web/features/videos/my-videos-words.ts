// The words at the head of My Videos, which stand in the page before any script has run.

export const myVideosTitle = 'My Videos';

/** For whoever can send one. */
export const myVideosLead = 'Send a match or training session, and read what your coach saw in it.';

export const uploadVideo = 'Upload a video';
export const findCoach = 'Find a coach';
export const pairMatches = 'Pair matches';
