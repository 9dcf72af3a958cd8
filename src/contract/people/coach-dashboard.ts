// The coach's day at a glance.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { QueueCounts, QueueItem } from '#contract/reviews/review-queue.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { trainingStatuses } from '#domain/training/training.ts';

/** One of today's sessions; a session with several players counts once. */
export const SessionToday = z
  .object({
    /** Shared by the rows of its players. */
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
    /** The first five due that no one else reviews. */
    nextDue: z.array(QueueItem),
    sessionsToday: z.array(SessionToday),
    /** How many there are from Monday to Sunday. */
    sessionsThisWeek: z.int(),
    levels: z.object({
      /** Players with a published review and no verified level. */
      awaiting: z.int(),
      /** Verified six months ago or longer. */
      recheck: z.int(),
      /** Levels for which this coach may give the second opinion. */
      secondOpinion: z.int(),
    }),
    /** Players' connection requests to this coach. */
    requests: z.int(),
    /** Median hours from upload to publishing in the last 30 days; null without any review. */
    turnaround: z.object({ hours: z.number(), reviews: z.int() }).nullable(),
    /** Published reviews of the last eight weeks, by the week's Monday, this week last. */
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
    refetchOnOpen: true,
    summary: 'The coach’s queue, today’s sessions and turnaround.',
    query: z.object({
      /** Defines today and this week, e.g. `Europe/Copenhagen`. */
      timeZone: fields.timeZone.default('UTC'),
    }),
    response: CoachDashboard,
  }),
};
