// How long the story of a review is: light, since the button that begins it is on a first screen.

/** With fewer notes than the first there is no story: they are read at a glance. It has at most the second. */
export const minMoments = 5;
export const maxMoments = 7;
