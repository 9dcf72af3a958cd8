// How links look within a sentence: underlined, since colour alone would not tell them from the words round them.

/** Class names of a link within text. */
export const textLink = 'text-primary underline decoration-primary/40 underline-offset-2 hover:decoration-primary';
