// The club dashboard: activity, waiting videos, improvement.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { VideoSummary } from '#contract/videos/videos.ts';
import { CoachLoad, ImprovedPlayer, levelBands } from './club-figures.ts';

/** A member's video waiting for review. */
export const ClubWaitingVideo = z
  .object({
    videoId: fields.id,
    title: z.string(),
    dueAt: fields.instant,
    pausedAt: fields.instant.nullable(),
    player: NamedPerson,
    /** The reviewing coach; null while unclaimed. */
    coach: NamedPerson.nullable(),
  })
  .meta({ id: 'ClubWaitingVideo' });
export type ClubWaitingVideo = z.output<typeof ClubWaitingVideo>;

/** A member who played this month. */
export const ActivePlayer = z
  .object({ player: NamedPerson, videos: z.int(), sessions: z.int() })
  .meta({ id: 'ActivePlayer' });
export type ActivePlayer = z.output<typeof ActivePlayer>;

/** The club dashboard. */
export const ClubDashboard = z
  .object({
    /** What waits for the manager, beside overdue videos. */
    needs: z.object({
      /** Members without any coach. */
      withoutCoach: z.int(),
      /** Invitations of players that wait for an answer. */
      unanswered: z.int(),
      /** Invitations of players whose link has ended without one. */
      expired: z.int(),
      /** People who registered with the club's link. */
      applicants: z.int(),
    }),
    members: z.int(),
    /** Members who sent a video or completed a session since the first of this month. */
    activeThisMonth: z.int(),
    videos: z.object({ waiting: z.int(), overdue: z.int(), analyzed: z.int() }),
    /** Of the last 30 days; null without reviews. */
    turnaround: z.object({ hours: z.number(), reviews: z.int() }).nullable(),
    level: z.object({
      /** Of members with a level, one decimal; null without any. */
      mean: z.number().nullable(),
      /** Since 90 days ago, over members who had a level then; null without any. */
      change: z.number().nullable(),
      verified: z.int(),
      /** Members with a level, by tier. */
      bands: levelBands,
    }),
    /** Open takedown requests about the club's public pages. */
    openTakedowns: z.int(),
    /** Most active this month, at most five. */
    mostActive: z.array(ActivePlayer),
    /** Next due, at most five. */
    nextDue: z.array(ClubWaitingVideo),
    /** Most improved in the last 90 days, at most five. */
    mostImproved: z.array(ImprovedPlayer),
    /** Of the last 30 days, highest workload first; at most 50. */
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
    refetchOnOpen: true,
    summary: 'Activity, waiting videos and improvement of the club’s members.',
    query: z.object({ timeZone: fields.timeZone.default('UTC') }),
    response: ClubDashboard,
  }),
};
