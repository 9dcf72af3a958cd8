// Ratings across players: skills by level, movers, inactive players and coach agreement.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';
import { inactiveDays } from '#domain/progress/inactive-days.ts';
import { type SkillTierId, skillNames, skillTiers } from '#domain/skills/skills.ts';

const tierIds = skillTiers.map(({ id }) => id) as [SkillTierId, ...SkillTierId[]];

/** Players in one level band by the tier of their ability in one skill. */
export const SkillCount = z
  .object({
    /** The tier of the player's level. */
    band: z.enum(tierIds),
    skill: z.enum(skillNames),
    tier: z.enum(tierIds),
    players: z.int(),
    /** Sum of the players' abilities, for means over several bands and tiers. */
    sum: z.number(),
  })
  .meta({ id: 'SkillCount' });
export type SkillCount = z.output<typeof SkillCount>;

/** A player with their measured ability in one skill. */
export const RatedPlayer = z.object({ player: PlayerCard, rating: z.number() }).meta({ id: 'RatedPlayer' });
export type RatedPlayer = z.output<typeof RatedPlayer>;

/** A player whose overall rating changed. */
export const Mover = z
  .object({
    player: PlayerCard,
    /** Mean of the earlier and of the later half of the overall ratings in the period. */
    earlier: z.number(),
    later: z.number(),
    reviews: z.int(),
  })
  .meta({ id: 'Mover' });
export type Mover = z.output<typeof Mover>;

/** A player who has not been active for a while. */
export const InactivePlayer = z
  .object({
    player: PlayerCard,
    /** The last video sent and the last session held or planned; null without one. */
    lastVideoAt: fields.instant.nullable(),
    lastSessionAt: fields.instant.nullable(),
  })
  .meta({ id: 'InactivePlayer' });
export type InactivePlayer = z.output<typeof InactivePlayer>;

/** How one coach rates compared with others, by the level model (docs/product.md#level-model). */
export const CoachBiasLine = z
  .object({
    coach: NamedPerson,
    bias: z.number(),
    /** The 95% interval. */
    interval: z.object({ from: z.number(), to: z.number() }),
    players: z.int(),
    reviews: z.int(),
    /** Rated reference clips. */
    clips: z.int(),
    /** Only coaches of the same group can be compared. */
    group: z.int(),
  })
  .meta({ id: 'CoachBiasLine' });
export type CoachBiasLine = z.output<typeof CoachBiasLine>;

/** The coaches compared. */
export const Agreement = z
  .object({
    /** By group, and in it the highest bias first. */
    coaches: z.array(CoachBiasLine),
    /** Coaches who cannot be compared: they share no player with another, and have rated no reference clip. */
    alone: z.int(),
    /** When the model was last computed; null before the first time. */
    computedAt: fields.instant.nullable(),
    /** Matches that two coaches reviewed blind; differences in points, null without a skill that both rated. */
    blind: z.object({
      matches: z.int(),
      meanDifference: z.number().nullable(),
      /** The share of these ratings that are at most half a point apart, 0 to 1. */
      withinHalf: z.number().nullable(),
    }),
  })
  .meta({ id: 'Agreement' });
export type Agreement = z.output<typeof Agreement>;

export const performanceInsightEndpoints = {
  listSkillCounts: endpoint({
    method: 'GET',
    path: '/api/performance-insights/skills',
    access: ['admin'],
    shows: ['rating', 'level'],
    refetchOnOpen: true,
    summary: 'Active players by level band, skill and the tier of their measured ability.',
    response: z.array(SkillCount),
  }),
  listSkillPlayers: endpoint({
    method: 'GET',
    path: '/api/performance-insights/skills/{skill}/players',
    access: ['admin'],
    shows: ['rating', 'level', 'people'],
    refetchOnOpen: true,
    summary:
      'Active players with a level by their measured ability in a skill, the lowest first; of one level band or all.',
    params: z.object({ skill: z.enum(skillNames) }),
    query: z.object({ band: z.enum(tierIds).optional(), after }),
    response: paged(RatedPlayer),
  }),
  listMovers: endpoint({
    method: 'GET',
    path: '/api/performance-insights/movers',
    access: ['admin'],
    shows: ['rating'],
    refetchOnOpen: true,
    summary:
      'The ten players whose overall rating rose most in a period and the ten whose fell most: the later half of at least three reviews compared with the earlier half.',
    query: withPeriod({ timeZone: fields.timeZone }),
    response: z.object({ up: z.array(Mover), down: z.array(Mover) }),
  }),
  listInactivePlayers: endpoint({
    method: 'GET',
    path: '/api/performance-insights/inactive',
    access: ['admin'],
    shows: ['video', 'session', 'people'],
    refetchOnOpen: true,
    summary: 'Active players without a video or session for a number of days, longest inactive first.',
    query: z.object({ days: z.enum(inactiveDays).default('60'), after }),
    response: paged(InactivePlayer),
  }),
  getCoachAgreement: endpoint({
    method: 'GET',
    path: '/api/performance-insights/agreement',
    access: ['admin'],
    shows: ['rating'],
    refetchOnOpen: true,
    summary: 'How each coach rates compared with others who rate the same players or clips, with a 95% interval.',
    response: Agreement,
  }),
};
