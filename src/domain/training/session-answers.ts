// Whether players come to a session: what each has answered, and until when.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { milliseconds } from '#domain/time/moments.ts';
import type { TrainingStatus } from './training.ts';

/** What a player answers; silence is neither (docs/product.md#training). */
export const sessionAnswers = ['coming', 'cant'] as const;
export type SessionAnswer = (typeof sessionAnswers)[number];

/** The longest reason. */
export const maxAnswerReason = 200;

/** Whether a player may answer: until the session begins. */
export function mayAnswer(session: { status: TrainingStatus; sessionDate: string }, now: Date): Permission {
  const begins = milliseconds(session.sessionDate);
  if (session.status === 'scheduled' && begins !== null && begins > now.getTime()) return { allowed: true };
  return { allowed: false, reason: say(msg`This session has begun, so the answer stays as it is.`) };
}

/** The part of a player's entry that these rules need. */
interface Answered {
  /** Null without an answer. */
  answer: SessionAnswer | null;
}

/** How many places are taken: everyone's but those of players who can't come. */
export function placesTaken(players: readonly Answered[]): number {
  return players.filter(({ answer }) => answer !== 'cant').length;
}

const words = said([
  ['coming', msg`Coming`],
  ['cant', msg`Can’t`],
  [null, msg`No answer`],
]);

/** "Coming 3 · Can’t 1 · No answer 2", without those that are 0; for a single player only the word. */
export function answersInWords(players: readonly Answered[]): string {
  const counts = words.map(([answer, word]) => ({
    word,
    count: players.filter((one) => one.answer === answer).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => (players.length === 1 ? word : `${word} ${count}`))
    .join(' · ');
}
