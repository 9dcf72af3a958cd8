// The values of the goals form.

import type { FieldErrors } from 'react-hook-form';
import { GoalsChange, type PlayerGoals } from '#contract/progress/goals.ts';

/** Field values, all text; lists with one entry per line. */
export interface GoalsValues {
  targetLevel: string;
  targetDate: string;
  timeframe: string;
  journeyStartDate: string;
  goals: string;
  shortTermGoals: string;
  longTermGoals: string;
  skillPriorities: string;
  notes: string;
}

/** Field values of a player's goals; without goals, the journey starts today (`YYYY-MM-DD`). */
export function valuesOf(goals: PlayerGoals | null, today: string): GoalsValues {
  const lines = (entries: readonly string[] | undefined) => (entries ?? []).join('\n');
  return {
    targetLevel: goals?.targetLevel ?? '',
    targetDate: goals?.targetDate ?? '',
    timeframe: goals?.timeframe ?? '',
    journeyStartDate: goals ? (goals.journeyStartDate ?? '') : today,
    goals: lines(goals?.goals),
    shortTermGoals: lines(goals?.shortTermGoals),
    longTermGoals: lines(goals?.longTermGoals),
    skillPriorities: lines(goals?.skillPriorities),
    notes: goals?.notes ?? '',
  };
}

/**
 * The change from the field values, or errors by field.
 *
 * @param updatedAt of the goals being changed; null without any
 */
export function readGoals(
  values: GoalsValues,
  updatedAt: string | null,
):
  | { values: GoalsChange; errors: Record<never, never> }
  | { values: Record<never, never>; errors: FieldErrors<GoalsValues> } {
  const parsed = GoalsChange.safeParse({
    targetLevel: values.targetLevel || null,
    targetDate: values.targetDate || null,
    timeframe: values.timeframe,
    journeyStartDate: values.journeyStartDate || null,
    goals: values.goals.split('\n'),
    shortTermGoals: values.shortTermGoals.split('\n'),
    longTermGoals: values.longTermGoals.split('\n'),
    skillPriorities: values.skillPriorities.split('\n'),
    notes: values.notes,
    updatedAt,
  });
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: FieldErrors<GoalsValues> = {};
  for (const { path, message } of parsed.error.issues)
    errors[path[0] as keyof GoalsValues] ??= { type: 'server', message };
  return { values: {}, errors };
}
