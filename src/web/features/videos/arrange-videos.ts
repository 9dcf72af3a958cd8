// Which videos are shown, and in which order.

import type { VideoSummary } from '#contract/videos.ts';
import type { VideoStatus } from '#domain/videos.ts';
import type { SortOrder, StatusFilter } from './video-search.ts';

/** Reviews that can be read come first, then those that are on their way. */
const statusOrder: Record<VideoStatus, number> = { Analyzed: 0, 'AI-Analyzed': 1, Pending: 2 };

const isShown: Record<StatusFilter, (video: VideoSummary) => boolean> = {
  all: () => true,
  analyzed: ({ status }) => status === 'Analyzed',
  // A draft that no coach has published is as far away from the player as no draft.
  pending: ({ status }) => status !== 'Analyzed',
};

const newestFirst = (a: VideoSummary, b: VideoSummary) => Date.parse(b.uploadDate) - Date.parse(a.uploadDate);

const orders: Record<SortOrder, (a: VideoSummary, b: VideoSummary) => number> = {
  recent: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  status: (a, b) => statusOrder[a.status] - statusOrder[b.status] || newestFirst(a, b),
};

/** The videos that the filter lets through, in the order chosen. */
export function arrangeVideos(videos: readonly VideoSummary[], filter: StatusFilter, sort: SortOrder): VideoSummary[] {
  return videos.filter(isShown[filter]).toSorted(orders[sort]);
}
