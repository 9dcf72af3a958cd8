/** In progress, past the target date without reaching the level, or level reached. */
export const goalStates = ['open', 'overdue', 'reached'] as const;
