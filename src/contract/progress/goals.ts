// A player's goals: set by the coach, seen by the player.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { isBlank } from '#domain/plain-text.ts';

/** The goals of one player (docs/product.md#goals). */
export const PlayerGoals = z
  .object({
    playerId: fields.id,
    /** On the internal scale, 1.0–7.0. */
    targetLevel: fields.numeric.nullable(),
    targetDate: fields.day.nullable(),
    timeframe: z.string().nullable(),
    journeyStartDate: fields.day.nullable(),
    goals: z.array(z.string()),
    shortTermGoals: z.array(z.string()),
    longTermGoals: z.array(z.string()),
    skillPriorities: z.array(z.string()),
    notes: z.string().nullable(),
    createdAt: fields.instant,
    updatedAt: fields.instant,
  })
  .meta({ id: 'PlayerGoals' });
export type PlayerGoals = z.output<typeof PlayerGoals>;

/** Limits: entries in a list, and characters in an entry, the notes and the timeframe. */
export const goalLimits = { entries: 20, entry: 300, notes: 4000, timeframe: 100 } as const;

const writeLines = () => say(msg`Please write one entry per line.`);

/** Up to 20 lines of text; blank ones are left out. Refused as a whole, since a form shows it in one field. */
const lines = z
  .array(z.string({ error: writeLines }), { error: writeLines })
  .max(200, { error: () => say(msg`Please write at most ${{ entries: goalLimits.entries }} entries.`) })
  .transform((entries) => entries.map((entry) => entry.trim()).filter((entry) => !isBlank(entry)))
  .refine((entries) => entries.length <= goalLimits.entries, {
    error: () => say(msg`Please write at most ${{ entries: goalLimits.entries }} entries.`),
  })
  .refine((entries) => entries.every((entry) => entry.isWellFormed() && !entry.includes('\0')), {
    error: () => say(msg`This text contains characters that cannot be stored.`),
    abort: true,
  })
  .refine((entries) => entries.every((entry) => fields.text(goalLimits.entry).safeParse(entry).success), {
    error: () => say(msg`Please keep each entry under ${{ entry: goalLimits.entry }} characters.`),
  });

const enterDate = () => say(msg`Please enter a valid date.`);
/** A day of a journey (docs/product.md#goals: only years after 1970 are valid). */
const goalDay = fields.day.refine((day) => day >= '1971-01-01' && day <= '2100-12-31', { error: enterDate }).nullable();

/** What a coach sets; it replaces all earlier goals. */
export const GoalsChange = z
  .object({
    /** On the internal scale, 1.0–7.0, with one decimal. */
    targetLevel: z
      .string({ error: () => say(msg`Please enter a target level from 1.0 to 7.0.`) })
      .regex(/^([1-6]\.\d|7\.0)$/, { error: () => say(msg`Please enter a target level from 1.0 to 7.0.`) })
      .nullable(),
    targetDate: goalDay,
    timeframe: fields.optionalText(goalLimits.timeframe),
    journeyStartDate: goalDay,
    goals: lines,
    shortTermGoals: lines,
    longTermGoals: lines,
    skillPriorities: lines,
    notes: fields.optionalText(goalLimits.notes),
    /** `updatedAt` of the goals being changed; null for new ones. */
    updatedAt: fields.instant.nullable(),
  })
  .refine(({ targetDate, journeyStartDate }) => !targetDate || !journeyStartDate || targetDate > journeyStartDate, {
    path: ['targetDate'],
    error: () => say(msg`The target date must be after the start of the journey.`),
  })
  .meta({ id: 'GoalsChange' });
export type GoalsChange = z.output<typeof GoalsChange>;

/** `null` while no coach has set goals, and for direct players, who have none (docs/product.md#goals). */
const response = PlayerGoals.nullable();

export const goalEndpoints = {
  getOwnGoals: endpoint({
    method: 'GET',
    path: '/api/player-goals',
    access: 'signed-in',
    shows: ['goal'],
    refetchOnOpen: true,
    summary: 'Your own goals.',
    response,
  }),
  getGoals: endpoint({
    method: 'GET',
    path: '/api/player-goals/{playerId}',
    access: 'signed-in',
    shows: ['goal'],
    refetchOnOpen: true,
    summary: "A player's goals.",
    params: z.object({ playerId: fields.id }),
    response,
  }),
  setGoals: endpoint({
    method: 'PUT',
    path: '/api/player-goals/{playerId}',
    access: coachesAndAdministrators,
    changes: ['goal'],
    summary: "Replace a club member's goals.",
    params: z.object({ playerId: fields.id }),
    body: GoalsChange,
    response: PlayerGoals,
  }),
};
