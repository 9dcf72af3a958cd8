// The length of a review's story, apart because its button is on a first screen.

/** Fewest notes for a story, and the most it shows. Fewer can be read at a glance. */
export const minMoments = 5;
export const maxMoments = 7;
