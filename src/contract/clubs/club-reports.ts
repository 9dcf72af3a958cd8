// Club reports for a period, of all members or one.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';
import { reportDays } from '#domain/clubs/club-people.ts';
import { say } from '#domain/language/say.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import { CoachLoad, ImprovedPlayer, levelBands } from './club-figures.ts';

const chooseDay = () => say(msg`Please choose a day from ${{ min: reportDays.min }} to ${{ max: reportDays.max }}.`);

const activity = {
  /** Members who sent a video or completed a session. */
  players: z.int(),
  videos: z.int(),
  sessions: z.int(),
  /** Published reviews. */
  reviews: z.int(),
};

/** Counts of a period. */
export const ActivityCounts = z.object(activity).meta({ id: 'ActivityCounts' });
export type ActivityCounts = z.output<typeof ActivityCounts>;

/** A member's activity and ratings. Ratings are averages with one decimal, null without any. */
export const ReportedPlayer = z
  .object({
    player: NamedPerson.extend({ country: z.string() }),
    /** On the inner scale at the end and start of the period; null without a level, or before registration. */
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

/** A skill's average in the period and the previous one; one decimal, null without ratings. */
export const ReportedSkill = z
  .object({
    skillName: z.enum(singleSkills),
    mean: z.number().nullable(),
    before: z.number().nullable(),
    /** Difference of the exact averages, one decimal; null without both. */
    change: z.number().nullable(),
    ratings: z.int(),
  })
  .meta({ id: 'ReportedSkill' });
export type ReportedSkill = z.output<typeof ReportedSkill>;

/** A club report. */
export const ClubReport = z
  .object({
    clubName: z.string(),
    /** The member; null for the whole club. */
    player: NamedPerson.nullable(),
    /** The group; null for the whole club and for a member. */
    group: z.object({ id: fields.id, name: z.string() }).nullable(),
    /** Days, both included. */
    period: z.object({ from: fields.day, to: fields.day }),
    members: z.int(),
    totals: ActivityCounts,
    /** Of the previous period. */
    before: ActivityCounts,
    activity: z.object({
      step: z.enum(['day', 'week', 'month', 'year']),
      /** Every step, earliest first; `start` is its first day. */
      rows: z.array(z.object({ start: fields.day, ...activity })),
    }),
    /** Of reviews published in the period, from upload, without time with a broken link. */
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
      /** Of members with a level. */
      mean: z.number().nullable(),
      /** Over members who had a level at the start; null without any. */
      change: z.number().nullable(),
      rose: z.int(),
      fell: z.int(),
      /** Largest changes first, at most 20. */
      moves: z.array(z.object({ player: NamedPerson, from: z.number(), to: z.number() })),
    }),
    skills: z.array(ReportedSkill),
    coaches: z.array(CoachLoad),
    /** At most ten. */
    mostImproved: z.array(ImprovedPlayer),
    /** Most active first; at most 100. */
    players: z.array(ReportedPlayer),
  })
  .meta({ id: 'ClubReport' });
export type ClubReport = z.output<typeof ClubReport>;

/** The query of a report, for screen and files. */
export const reportQuery = withPeriod({
  timeZone: fields.timeZone.default('UTC'),
  /** One member; left out, the whole club. */
  playerId: fields.id.optional(),
  /** Members of one group. */
  groupId: fields.id.optional(),
});

/** The day on which a manager gets last month's report by email. */
export const MonthlyReport = z
  .object({
    /** 1 to 28; null for no report. */
    day: z.int().min(reportDays.min, { error: chooseDay }).max(reportDays.max, { error: chooseDay }).nullable(),
  })
  .meta({ id: 'MonthlyReport' });
export type MonthlyReport = z.output<typeof MonthlyReport>;

export const clubReportEndpoints = {
  getMonthlyReport: endpoint({
    method: 'GET',
    path: '/api/club/report/monthly',
    access: ['club'],
    ownAccount: true,
    shows: ['account'],
    summary: 'The day on which the manager gets last month’s report by email; null for no report.',
    response: MonthlyReport,
  }),
  setMonthlyReport: endpoint({
    method: 'PUT',
    path: '/api/club/report/monthly',
    access: ['club'],
    ownAccount: true,
    changes: ['account'],
    summary: 'Choose the day on which last month’s report is emailed, or none.',
    body: MonthlyReport,
    response: noContent,
  }),
  getClubReport: endpoint({
    method: 'GET',
    path: '/api/club/report',
    access: ['club'],
    shows: ['people', 'video', 'review', 'session', 'level', 'connection'],
    refetchOnOpen: true,
    summary: 'The report of the club, of one of its groups or of one member, for a period.',
    query: reportQuery,
    response: ClubReport,
  }),
};
