// After how long a player counts as inactive.

/** For how many days nothing happened. */
export const inactiveDays = ['30', '60', '90'] as const;
