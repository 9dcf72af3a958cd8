// Notifying the coaches of a video.

import type { Database } from '#server/db/database.ts';
import {
  type NewNotification,
  notify,
  notifyAdministrators,
} from '#server/features/messages/notifications/notifications.commands.ts';
import { findCoachIdsOfPlayer, type findVideoWithPlayer } from './videos.queries.ts';

type VideoOfPlayer = NonNullable<Awaited<ReturnType<typeof findVideoWithPlayer>>>;

/** The coaches who are offered a video: of a second review only the one who was asked, while they may review it. */
export async function findOfferedCoaches(db: Database, video: VideoOfPlayer): Promise<string[]> {
  const offered = await findCoachIdsOfPlayer(db, video.playerId, video.accessType === 'club' ? video.clubId : null);
  return video.askedId === null ? offered : offered.filter((id) => id === video.askedId);
}

/** Notifies the reviewer, otherwise the coaches who are offered the video, or administrators. */
export async function notifyCoaches(db: Database, video: VideoOfPlayer, notification: NewNotification): Promise<void> {
  const offered = await findOfferedCoaches(db, video);
  const { reviewerId } = video;
  const coachIds = reviewerId === null ? offered : offered.filter((coachId) => coachId === reviewerId);
  await (coachIds.length > 0 ? notify(db, coachIds, notification) : notifyAdministrators(db, notification));
}
