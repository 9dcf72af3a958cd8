// The lists of level verification.

/** What the screen of level verification can show: who awaits a first level, a second opinion, a re-check, and who is verified. */
export const levelViews = ['awaiting', 'second-opinion', 'recheck', 'verified'] as const;
export type LevelView = (typeof levelViews)[number];
