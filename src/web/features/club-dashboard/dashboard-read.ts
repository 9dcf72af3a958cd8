// What the club manager's dashboard reads.

import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';

/** How many of the latest videos are shown. */
const shownVideos = 12;

export const clubVideosQuery = query(endpoints.listVideos, { query: { limit: shownVideos } });
export const clubCountsQuery = query(endpoints.countVideos);
