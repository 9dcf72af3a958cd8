// The club manager's three questions: who plays, who waits, who gets better.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { VideoSummary } from '#contract/videos/videos.ts';
import { CoachLoad, ImprovedPlayer, levelBands } from './club-figures.ts';

/** A video of a member that waits for its review. */
export const WaitingVideo = z
  .object({
    videoId: fields.id,
    title: z.string(),
    dueAt: fields.instant,
    pausedAt: fields.instant.nullable(),
    player: NamedPerson,
    /** Who has begun the review; null while nobody has. */
    coach: NamedPerson.nullable(),
  })
  .meta({ id: 'WaitingVideo' });
export type WaitingVideo = z.output<typeof WaitingVideo>;

/** A member who played this month. */
export const ActivePlayer = z
  .object({ player: NamedPerson, videos: z.int(), sessions: z.int() })
  .meta({ id: 'ActivePlayer' });
export type ActivePlayer = z.output<typeof ActivePlayer>;

/** Everything that the club's dashboard shows. */
export const ClubDashboard = z
  .object({
    members: z.int(),
    /** Members who sent a video or completed a session since the first of this month. */
    activeThisMonth: z.int(),
    videos: z.object({ waiting: z.int(), overdue: z.int(), analyzed: z.int() }),
    /** Of the reviews of the last 30 days; null without any. */
    turnaround: z.object({ hours: z.number(), reviews: z.int() }).nullable(),
    level: z.object({
      /** Of the members who have a level, one decimal; null when nobody has. */
      mean: z.number().nullable(),
      /** Against 90 days ago, over those who had a level then, too; null when nobody had. */
      change: z.number().nullable(),
      verified: z.int(),
      /** Who has a level, by tier; the other members read "Not Rated". */
      bands: levelBands,
    }),
    /** Requests to take something off the club's public pages that wait for an administrator's answer. */
    openTakedowns: z.int(),
    /** Who did the most this month, at most five. */
    mostActive: z.array(ActivePlayer),
    /** The first due, at most five. */
    nextDue: z.array(WaitingVideo),
    /** Who got better the most in the last 90 days, at most five. */
    mostImproved: z.array(ImprovedPlayer),
    /** Of the last 30 days, those with the most before them first; at most 50. */
    coaches: z.array(CoachLoad),
    /** At most twelve. */
    latestVideos: z.array(VideoSummary.extend({ player: NamedPerson })),
  })
  .meta({ id: 'ClubDashboard' });
export type ClubDashboard = z.output<typeof ClubDashboard>;

export const clubDashboardEndpoints = {
  getClubDashboard: endpoint({
    method: 'GET',
    path: '/api/club/dashboard',
    access: ['club'],
    shows: ['people', 'video', 'review', 'session', 'level', 'connection'],
    isReadAnew: true,
    summary: 'Activity, waiting videos and improvement of the club’s members.',
    query: z.object({ timeZone: fields.timeZone.default('UTC') }),
    response: ClubDashboard,
  }),
};
