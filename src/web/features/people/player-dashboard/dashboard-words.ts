// Texts of the player's dashboard that are in the page before scripts run.

export const progressTitle = 'View Progress';

/** As long as the first action's text, so that no later text is the largest contentful paint (decision 023). */
export const progressText =
  'How your level and ratings change with each review, which skills improve and how far the next level is.';
