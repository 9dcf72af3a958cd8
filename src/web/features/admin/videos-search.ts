// The filter of the administrator's list of videos, as it stands in the address.

export const videoFilters = ['all', 'without-coach', 'to-review', 'overdue', 'analyzed'] as const;
export type VideoFilter = (typeof videoFilters)[number];

/** Which videos are shown; nothing means all. */
export interface VideosSearch {
  show?: VideoFilter;
}

/** Reads the query string. Names the key also without a value: otherwise the router would pass it on unchecked. */
export function parseVideosSearch(given: Record<string, unknown>): VideosSearch {
  return { show: videoFilters.find((one) => one === given['show']) };
}
