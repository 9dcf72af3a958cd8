// What the workspace says while it opens, which stands in the page before any script has run.

/** Longer than what it says first once it is open, so that nothing larger is painted later. */
export const openingReview =
  'The video, its timeline, the notes and the ratings are on their way, and with them what this device has kept of your writing.';
