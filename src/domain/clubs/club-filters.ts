// What the list of clubs can be narrowed to.

/** What the list of clubs can be narrowed to. */
export const clubFilters = ['active', 'deactivated', 'all'] as const;
