// Search parameters of videos.

import type { VideoShow } from '#contract/videos/admin-videos.ts';
import { videoShows } from '#domain/videos/video-shows.ts';
import { type VideoStatus, type VideoType, videoStatuses, videoTypes } from '#domain/videos/videos.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn } from '#web/lib/search-values.ts';
import { anyPeriod } from './any-period.ts';

/** Empty for all videos. */
export interface VideosSearch extends PeriodSearch {
  show?: Exclude<VideoShow, 'all'>;
  status?: VideoStatus;
  type?: VideoType;
  coachId?: string;
  clubId?: string;
  playerId?: string;
}

const shows = videoShows.filter((one) => one !== 'all');

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseVideosSearch(given: Record<string, unknown>): VideosSearch {
  return {
    ...parsePeriodSearch(given),
    show: shows.find((one) => one === given['show']),
    status: videoStatuses.find((one) => one === given['status']),
    type: videoTypes.find((one) => one === given['type']),
    coachId: idIn(given['coachId']),
    clubId: idIn(given['clubId']),
    playerId: idIn(given['playerId']),
  };
}

/** The query of the list. */
export function videosFilter({ show, status, type, coachId, clubId, playerId, ...period }: VideosSearch) {
  const shown: VideoShow = show ?? 'all';
  return { query: { show: shown, status, type, coachId, clubId, playerId, ...anyPeriod(period).query } };
}
