// Words of the player's start, which stand in the page before any script has run.

export const progressTitle = 'View Progress';

/** As long as what stands on the first action, so that no later text is larger than the first paint (decision 023). */
export const progressText =
  'How your level and ratings change with each review, which skills improve and how far the next level is.';
