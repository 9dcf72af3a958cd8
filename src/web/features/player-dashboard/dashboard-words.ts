// Words of the player's start, which stand in the page before any script has run.

export const progressTitle = 'View Progress';
export const progressText = 'How your level and your ratings move from review to review.';
