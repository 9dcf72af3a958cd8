// Reports of a club: what happened in a period, of all members or of one.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import { CoachLoad, ImprovedPlayer, levelBands } from './club-figures.ts';

const activity = {
  /** Members who sent a video or completed a session. */
  players: z.int(),
  videos: z.int(),
  sessions: z.int(),
  /** Reviews that were published. */
  reviews: z.int(),
};

/** Counts of some time. */
export const ActivityCounts = z.object(activity).meta({ id: 'ActivityCounts' });
export type ActivityCounts = z.output<typeof ActivityCounts>;

/** What one member did, and how they are rated. Ratings are means, one decimal, null without any. */
export const ReportedPlayer = z
  .object({
    player: NamedPerson.extend({ country: z.string() }),
    /** On the inner scale, at the end of the period and at its start; null for who had none, or was not registered, then. */
    level: z.number().nullable(),
    levelBefore: z.number().nullable(),
    isLevelVerified: z.boolean(),
    videos: z.int(),
    sessions: z.int(),
    reviews: z.int(),
    overall: z.number().nullable(),
    technical: z.number().nullable(),
    tactical: z.number().nullable(),
    physical: z.number().nullable(),
    /** Between the first and last two overall ratings; null for fewer than four reviews. */
    change: z.number().nullable(),
  })
  .meta({ id: 'ReportedPlayer' });
export type ReportedPlayer = z.output<typeof ReportedPlayer>;

/** A skill's mean in the period, and in the one of the same length before it; one decimal, null without any rating. */
export const ReportedSkill = z
  .object({
    skillName: z.enum(singleSkills),
    mean: z.number().nullable(),
    before: z.number().nullable(),
    /** By how much the mean differs from the one before, exactly, to one decimal; null without both. */
    change: z.number().nullable(),
    ratings: z.int(),
  })
  .meta({ id: 'ReportedSkill' });
export type ReportedSkill = z.output<typeof ReportedSkill>;

/** Everything that a report says. */
export const ClubReport = z
  .object({
    clubName: z.string(),
    /** The one member whom it is about; null for the whole club. */
    player: NamedPerson.nullable(),
    /** Days, both included. */
    period: z.object({ from: fields.day, to: fields.day }),
    members: z.int(),
    totals: ActivityCounts,
    /** Of the period of the same length before. */
    before: ActivityCounts,
    activity: z.object({
      step: z.enum(['day', 'week', 'month', 'year']),
      /** Every step of the period, the earliest first; `start` is its first day. */
      rows: z.array(z.object({ start: fields.day, ...activity })),
    }),
    /** Of the reviews published in the period, from the upload on, without the time in which a link was dead. */
    turnaround: z.object({
      reviews: z.int(),
      medianHours: z.number().nullable(),
      /** Nine of ten reviews took no longer. */
      slowestTenthHours: z.number().nullable(),
      within48Hours: z.int(),
    }),
    levels: z.object({
      bands: levelBands,
      bandsBefore: levelBands,
      /** Of those who have a level. */
      mean: z.number().nullable(),
      /** Over those who had a level at the start, too; null when nobody had. */
      change: z.number().nullable(),
      rose: z.int(),
      fell: z.int(),
      /** The largest steps first, at most 20. */
      moves: z.array(z.object({ player: NamedPerson, from: z.number(), to: z.number() })),
    }),
    skills: z.array(ReportedSkill),
    coaches: z.array(CoachLoad),
    /** At most ten. */
    mostImproved: z.array(ImprovedPlayer),
    /** Who did the most first; at most 100. */
    players: z.array(ReportedPlayer),
  })
  .meta({ id: 'ClubReport' });
export type ClubReport = z.output<typeof ClubReport>;

/** What a report is asked by, on the screen and for its files. */
export const reportQuery = withPeriod({
  timeZone: fields.timeZone.default('UTC'),
  /** One member; left out, the whole club. */
  playerId: fields.id.optional(),
});

export const clubReportEndpoints = {
  getClubReport: endpoint({
    method: 'GET',
    path: '/api/club/report',
    access: ['club'],
    shows: ['people', 'video', 'review', 'session', 'level', 'connection'],
    isReadAnew: true,
    summary: 'The report of the club, or of one member, for a period.',
    query: reportQuery,
    response: ClubReport,
  }),
};
