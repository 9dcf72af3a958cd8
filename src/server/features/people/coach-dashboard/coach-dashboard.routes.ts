// The endpoint of the coach's dashboard, with a fixed number of statements.

import { dayLength } from '#domain/time/moments.ts';
import { addDays, momentOf, mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { timeElsewhere } from '#domain/training/time-elsewhere.ts';
import { reviewsPerWeek, turnaround, turnaroundDays } from '#domain/videos/turnaround.ts';
import { countLevels } from '#server/features/levels/levels.queries.ts';
import { countQueue, listNextDue } from '#server/features/reviews/queue/review-queue.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { countRequests, listFinishedReviews, listSessionsBetween } from './coach-dashboard.queries.ts';

/** The number of next due videos and of weeks shown. */
const shownNext = 5;
const shownWeeks = 8;

export const coachDashboardHandlers = {
  async getCoachDashboard({ actor, query: { timeZone }, context: { db } }) {
    const now = new Date();
    const today = wallTime(now.getTime(), timeZone).date;
    const monday = mondayOf(today);
    const midnight = (date: string) => new Date(momentOf({ date, time: '00:00' }, timeZone) as number).toISOString();
    // One query serves both figures, so it starts at the earlier of the two.
    const weeksSince = Date.parse(midnight(addDays(monday, (1 - shownWeeks) * 7)));
    const since = new Date(Math.min(weeksSince, now.getTime() - turnaroundDays * dayLength)).toISOString();
    const [queue, nextDue, sessions, levels, requests, finished] = await Promise.all([
      countQueue(db, actor),
      listNextDue(db, actor, shownNext),
      listSessionsBetween(db, actor, midnight(monday), midnight(addDays(monday, 7))),
      countLevels(db, actor),
      countRequests(db, actor.id),
      listFinishedReviews(db, actor.id, since),
    ]);
    const groups = groupSessions(sessions);
    return {
      queue,
      nextDue,
      sessionsToday: groups
        .filter(({ sessionDate }) => wallTime(Date.parse(sessionDate), timeZone).date === today)
        .map(({ timeZone: zone, ...session }) => ({
          ...session,
          elsewhere: timeElsewhere(session.sessionDate, zone, timeZone),
        })),
      sessionsThisWeek: groups.length,
      levels: { awaiting: levels.awaiting, recheck: levels.recheck, secondOpinion: levels.toConfirm },
      requests,
      turnaround: turnaround(finished, now),
      reviewsPerWeek: reviewsPerWeek(finished, shownWeeks, timeZone, now),
    };
  },
} satisfies Partial<Handlers>;

/** One session per group, in order of time. */
function groupSessions(rows: Awaited<ReturnType<typeof listSessionsBetween>>) {
  return [...Map.groupBy(rows, ({ groupId }) => groupId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { player: _, ...session } = first;
    return [{ ...session, players: group.map(({ player }) => player) }];
  });
}
