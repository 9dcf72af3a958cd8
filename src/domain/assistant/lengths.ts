// How long what is typed for Smashy may be.

/** The longest question, and the longest word with which an answer is marked, in characters (docs/product.md#limits). */
export const smashyLengths = { question: 500, word: 200 } as const;
