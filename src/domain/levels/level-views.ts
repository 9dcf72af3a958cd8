/** The views of the Level Verification screen. */
export const levelViews = ['awaiting', 'second-opinion', 'recheck', 'verified'] as const;
export type LevelView = (typeof levelViews)[number];
