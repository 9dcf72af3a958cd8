// The coach's day at a glance.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { QueueCounts, QueueItem } from '#contract/reviews/review-queue.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { trainingStatuses } from '#domain/training/training.ts';

/** A session of today; one of several players is one. */
export const SessionToday = z
  .object({
    /** What its players' rows have in common. */
    groupId: fields.id,
    title: z.string(),
    status: z.enum(trainingStatuses),
    sessionDate: fields.instant,
    /** The time where it takes place, "10:00 Copenhagen time"; null where the reader's clock shows the same. */
    elsewhere: z.string().nullable(),
    /** Minutes. */
    duration: z.int(),
    place: z.string().nullable(),
    players: z.array(NamedPerson),
  })
  .meta({ id: 'SessionToday' });
export type SessionToday = z.output<typeof SessionToday>;

/** Everything that the coach's dashboard shows. */
export const CoachDashboard = z
  .object({
    queue: QueueCounts,
    /** The first due of those that nobody else reviews, at most five. */
    nextDue: z.array(QueueItem),
    sessionsToday: z.array(SessionToday),
    /** How many there are from Monday to Sunday. */
    sessionsThisWeek: z.int(),
    levels: z.object({
      /** Players with a published review whose level nobody has verified. */
      awaiting: z.int(),
      /** Verified six months ago or longer. */
      recheck: z.int(),
      /** Levels for which this coach may give the second opinion. */
      secondOpinion: z.int(),
    }),
    /** Players who ask this coach for a connection. */
    requests: z.int(),
    /** Median hours from upload to publishing in the last 30 days; null without any review. */
    turnaround: z.object({ hours: z.number(), reviews: z.int() }).nullable(),
    /** Published reviews of the last eight weeks, this week last; each by the Monday on which it began. */
    reviewsPerWeek: z.array(z.object({ monday: fields.day, reviews: z.int() })),
  })
  .meta({ id: 'CoachDashboard' });
export type CoachDashboard = z.output<typeof CoachDashboard>;

export const coachDashboardEndpoints = {
  getCoachDashboard: endpoint({
    method: 'GET',
    path: '/api/coach/dashboard',
    access: coachRoles,
    shows: ['video', 'review', 'session', 'level', 'connection'],
    isReadAnew: true,
    summary: 'What waits for the coach, what is on today, and how fast reviews went out.',
    query: z.object({
      /** In which today and this week are, e.g. `Europe/Copenhagen`. */
      timeZone: fields.timeZone.default('UTC'),
    }),
    response: CoachDashboard,
  }),
};
