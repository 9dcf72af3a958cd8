// Filters of the list of clubs.

/** Filters of the list of clubs. */
export const clubFilters = ['active', 'deactivated', 'all'] as const;
