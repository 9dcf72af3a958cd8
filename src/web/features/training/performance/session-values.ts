// Values of the session form, and their validation.

import { z } from 'zod';
import { NewFocusedSession, type TrainingCase } from '#contract/training/performance-training.ts';
import { addDays } from '#domain/time/time-zones.ts';
import { sessionLength } from '#domain/training/schedule.ts';
import { sessionFromDrills } from '#domain/training/skill-focus.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';
import type { ChosenFocus } from './training-case-view.tsx';

export interface SessionValues {
  coachId: string;
  title: string;
  date: string;
  time: string;
  /** Empty for the suggested one. */
  timeZone: string;
  duration: string;
  place: string;
  objectives: string;
  notes: string;
}

/** The proposed session: the player's first coach, in a week at 18:00, as long as the drills need. */
export function proposedSession(
  { coaches }: TrainingCase,
  focus: readonly ChosenFocus[],
  today: string,
): SessionValues {
  const { title, duration, objectives } = sessionFromDrills(
    focus.map(({ skill, drill: { name, aim, minutes } }) => ({ skill, name, aim, minutes })),
  );
  return {
    coachId: coaches[0]?.id ?? '',
    title,
    date: addDays(today, 7),
    time: '18:00',
    timeZone: '',
    duration: String(duration),
    place: '',
    objectives,
    notes: '',
  };
}

/** Validates the form with the contract, and returns the request body. */
export const sessionSchema = (focus: readonly ChosenFocus[], suggested: string) =>
  z
    .custom<SessionValues>()
    .transform(
      (values): z.input<typeof NewFocusedSession> => ({
        ...values,
        duration: typedNumber(values.duration, sessionLength) ?? Number.NaN,
        timeZone: values.timeZone || suggested,
        focus: focus.map(({ skill, drill }) => ({ skill, drillId: drill.id })),
      }),
    )
    .pipe(NewFocusedSession);
