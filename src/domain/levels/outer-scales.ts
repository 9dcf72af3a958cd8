// Names of the scales besides the internal one, without their levels: addresses need them before the first screen.

/** The scales besides the internal one. No federation has said how they relate to it (docs/product.md#levels). */
export const outerScales = ['FEP', 'APA'] as const;
export type OuterScale = (typeof outerScales)[number];
