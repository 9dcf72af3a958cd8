// What the workspace says while it opens, which stands in the page before any script has run.

/** Longer than what it says first once it is open, so that nothing larger is painted later. */
export const openingReview =
  'The video is on its way, with its timeline, notes and ratings, and with everything you wrote that this device has kept for you.';
