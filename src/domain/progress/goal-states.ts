// How goals stand, in a list of many.

/** How goals stand: on the way, their date over without the level, or the level there. */
export const goalStates = ['open', 'overdue', 'reached'] as const;
