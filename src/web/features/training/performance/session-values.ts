// What the form of a session made of drills holds, and how that becomes what is sent.

import { z } from 'zod';
import { NewFocusedSession, type TrainingCase } from '#contract/training/performance-training.ts';
import { addDays } from '#domain/time/time-zones.ts';
import { sessionLength } from '#domain/training/schedule.ts';
import { sessionOf } from '#domain/training/skill-focus.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';
import type { ChosenFocus } from './training-case-view.tsx';

/** As fields hold it. */
export interface SessionValues {
  coachId: string;
  title: string;
  date: string;
  time: string;
  /** Empty while the suggested one is meant. */
  timeZone: string;
  duration: string;
  place: string;
  objectives: string;
  notes: string;
}

/** The session that is proposed: the player's first coach, a week from today at six in the evening, as long as the drills need. */
export function proposedSession(
  { coaches }: TrainingCase,
  focus: readonly ChosenFocus[],
  today: string,
): SessionValues {
  const { title, duration, objectives } = sessionOf(
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

/** Checks the form with the sentences of the contract, and gives what to send. */
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
