// Figures of a club that its dashboard and its reports share.

import { z } from 'zod';
import { NamedPerson } from '#contract/people.ts';
import { roles } from '#domain/people/roles.ts';
import { skillTiers } from '#domain/skills/skills.ts';

/** What a coach did for the members of a club in some time, and has before them now. */
export const CoachLoad = z
  .object({
    /** A coach of the club; null for all others who work for its members, together. */
    coach: NamedPerson.extend({ role: z.enum(roles) }).nullable(),
    /** Members who are connected with the coach now. */
    players: z.int(),
    /** Videos of members whose review the coach has begun and not published. */
    waiting: z.int(),
    /** Reviews of members' videos that were published. */
    reviews: z.int(),
    /** Median hours from upload to publishing, one decimal; null without any review. */
    medianHours: z.number().nullable(),
    /** Training sessions with members that were completed; one of several players is one. */
    sessions: z.int(),
  })
  .meta({ id: 'CoachLoad' });
export type CoachLoad = z.output<typeof CoachLoad>;

/** A player who got better: means of the first and last two overall ratings. */
export const ImprovedPlayer = z
  .object({ player: NamedPerson, begin: z.number(), end: z.number(), change: z.number(), reviews: z.int() })
  .meta({ id: 'ImprovedPlayer' });
export type ImprovedPlayer = z.output<typeof ImprovedPlayer>;

/** How many members have a level of each tier; every tier is there. */
export const levelBands = z.record(z.enum(skillTiers.map(({ id }) => id)), z.int());
