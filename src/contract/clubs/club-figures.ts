// Figures of a club that its dashboard and its reports share.

import { z } from 'zod';
import { NamedPerson } from '#contract/people.ts';
import { roles } from '#domain/people/roles.ts';
import { skillTiers } from '#domain/skills/skills.ts';

/** A coach's work for a club's members in a period, and their current workload. */
export const CoachLoad = z
  .object({
    /** A coach of the club; null for all coaches outside it together. */
    coach: NamedPerson.extend({ role: z.enum(roles) }).nullable(),
    /** Members who are connected with the coach now. */
    players: z.int(),
    /** Unpublished reviews of members' videos. */
    waiting: z.int(),
    /** Published reviews of members' videos. */
    reviews: z.int(),
    /** Median hours from upload to publishing, one decimal; null without reviews. */
    medianHours: z.number().nullable(),
    /** Completed training sessions with members; a group session counts once. */
    sessions: z.int(),
  })
  .meta({ id: 'CoachLoad' });
export type CoachLoad = z.output<typeof CoachLoad>;

/** An improved player: averages of the first and last two overall ratings. */
export const ImprovedPlayer = z
  .object({ player: NamedPerson, begin: z.number(), end: z.number(), change: z.number(), reviews: z.int() })
  .meta({ id: 'ImprovedPlayer' });
export type ImprovedPlayer = z.output<typeof ImprovedPlayer>;

/** Members per tier; every tier is present. */
export const levelBands = z.record(z.enum(skillTiers.map(({ id }) => id)), z.int());
