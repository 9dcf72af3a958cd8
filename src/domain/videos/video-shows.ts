// What the administrator's list of videos can be narrowed to.

/** What the list is narrowed to by its tabs. */
export const videoShows = ['all', 'without-coach', 'to-review', 'overdue', 'analyzed'] as const;
