// Links within text: underlined, since colour alone does not set them apart.

/** Class names of a link within text. */
export const textLink = 'text-primary underline decoration-primary/40 underline-offset-2 hover:decoration-primary';
