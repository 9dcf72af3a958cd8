// The lists of training sessions.

/** Which sessions a coach's list shows. */
export const sessionFilters = ['upcoming', 'completed', 'all'] as const;
