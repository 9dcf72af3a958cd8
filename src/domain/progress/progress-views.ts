// The views of the progress page.

/** The choices of the View filter (docs/product.md#progress). */
export const progressViews = ['all', 'training', 'game'] as const;
export type ProgressView = (typeof progressViews)[number];
