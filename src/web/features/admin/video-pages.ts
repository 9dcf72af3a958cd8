// The administrator's list of videos, read page by page.

import { useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/api.ts';
import { listPages, listState } from '#web/lib/list-pages.ts';
import { urlKey } from '#web/lib/query-keys.ts';
import type { VideoFilter } from './videos-search.ts';

/** Query options of all pages of a filter; the key is the address of the first page, so that writes refresh them. */
function videoPages(show: VideoFilter) {
  return listPages(
    urlKey(endpoints.listAdminVideos, { query: { show } }),
    (start, signal) => call(endpoints.listAdminVideos, { query: { show, ...start }, signal }),
    ({ videos }) => videos,
  );
}

/** Videos of a filter, newest first. */
export function useVideos(show: VideoFilter) {
  const list = useInfiniteQuery(videoPages(show));
  return {
    videos: list.data,
    ...listState(list),
  };
}
