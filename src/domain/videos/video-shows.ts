// Filters of the administrator's list of videos.

/** The tabs of the list. */
export const videoShows = ['all', 'without-coach', 'to-review', 'overdue', 'analyzed'] as const;
