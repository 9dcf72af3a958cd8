/** Filters for a coach's list of training sessions. */
export const sessionFilters = ['upcoming', 'completed', 'all'] as const;
