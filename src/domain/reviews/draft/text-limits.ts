// How long the texts of a review may be.

/** Longest texts, in characters: each of the summary, the comment on a rating, and a note's two. */
export const textLimits = { summary: 10_000, ratingComment: 2000, noteTitle: 200, noteComment: 5000 } as const;
