// A player's development: the data for progress, performance and the dashboard.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { MeasuredLevel } from '#contract/levels/levels.ts';
import { LevelWithdrawal, PersonName, PlayerCard } from '#contract/people.ts';
import { VideoCounts, VideoSummary } from '#contract/videos/videos.ts';
import { singleSkills, skillNames } from '#domain/skills/skills.ts';
import { videoTypes } from '#domain/videos/videos.ts';

const ofPlayer = z.object({ userId: fields.id });

/** A published review as a point of a chart: its ratings, without any text. */
export const ReviewPoint = z
  .object({
    videoId: fields.id,
    title: z.string(),
    videoType: z.enum(videoTypes).nullable(),
    uploadDate: fields.instant,
    publishedAt: fields.instant,
    overallScore: fields.numeric.nullable(),
    /** The rated skills, including overall. */
    ratings: z.partialRecord(z.enum(skillNames), fields.numeric),
  })
  .meta({ id: 'ReviewPoint' });
export type ReviewPoint = z.output<typeof ReviewPoint>;

/** A level that a coach verified. */
export const LevelChange = z
  .object({
    id: fields.id,
    level: fields.numeric,
    previousLevel: fields.numeric.nullable(),
    verifiedAt: fields.instant,
    /** Null once the coach's account is deleted. */
    verifiedBy: PersonName.nullable(),
    /** Whether it rests on moments of a ranking evening. */
    isFromEvening: z.boolean(),
    /** Set once it has been withdrawn. */
    withdrawn: LevelWithdrawal.nullable(),
  })
  .meta({ id: 'LevelChange' });
export type LevelChange = z.output<typeof LevelChange>;

/** The data that a player's development is computed from. */
export const PlayerProgress = z
  .object({
    player: PlayerCard.extend({ isClubMember: z.boolean() }),
    /** Oldest first. */
    reviews: z.array(ReviewPoint),
    /** What the coach wrote in the latest review. */
    latestTexts: z
      .object({
        videoId: fields.id,
        overallStrengths: z.string(),
        areasOfImprovement: z.string(),
        /** What to work on first, at most two. */
        priorities: z.array(z.object({ skill: z.enum(singleSkills), focus: z.string(), drillId: z.string() })),
      })
      .nullable(),
    /** What the model measures today, with the ability in each rated skill; null without a review. */
    measured: MeasuredLevel.extend({ skills: z.partialRecord(z.enum(skillNames), z.number()) }).nullable(),
    /** Oldest first, the withdrawn ones too. */
    levelChanges: z.array(LevelChange),
  })
  .meta({ id: 'PlayerProgress' });
export type PlayerProgress = z.output<typeof PlayerProgress>;

/** The data for a player's dashboard. */
const PlayerDashboard = z.object({
  counts: VideoCounts,
  /** The reviewed videos sent last, latest first; three at most. The first is the latest review, whose priorities come first. */
  recentFeedback: z.array(VideoSummary),
  /** In order of priority (`whatToWorkOn`), at most two; the focus is the coach's, null where the ratings decide. */
  workOn: z.array(z.object({ skill: z.enum(singleSkills), focus: z.string().nullable() })),
  /** Overall scores of the latest reviews, eight at most, oldest first. */
  scores: z.array(fields.numeric),
  /** A club member's next session; null without one. */
  nextSession: z
    .object({
      title: z.string(),
      sessionDate: fields.instant,
      duration: z.int(),
      place: z.string().nullable(),
      coach: PersonName.nullable(),
    })
    .nullable(),
});
export type PlayerDashboard = z.output<typeof PlayerDashboard>;

export const progressEndpoints = {
  getPlayerProgress: endpoint({
    method: 'GET',
    path: '/api/players/{userId}/progress',
    access: 'signed-in',
    shows: ['rating', 'goal', 'session', 'level', 'review'],
    summary: "A player's published ratings over time, verified levels and latest review.",
    params: ofPlayer,
    response: PlayerProgress,
  }),
  getPlayerDashboard: endpoint({
    method: 'GET',
    path: '/api/players/{userId}/dashboard',
    access: 'signed-in',
    shows: ['video', 'review', 'rating', 'level', 'session'],
    refetchOnOpen: true,
    summary: "A player's counts, latest reviews and scores, what to work on and the next session.",
    params: ofPlayer,
    response: PlayerDashboard,
  }),
  listPlayers: endpoint({
    method: 'GET',
    path: '/api/users/players',
    access: ['admin', 'club', 'coach_freelance', 'coach_club'],
    shows: ['connection', 'level'],
    refetchOnOpen: true,
    summary: 'Active players the caller can see, sorted and searched by name; at most 100.',
    query: z.object({ search: fields.text(100).optional() }),
    response: z.array(PlayerCard),
  }),
};
