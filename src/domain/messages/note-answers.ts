// Answers to a note of a published review: messages of its player and its coach (docs/product.md#answers-to-notes).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { dayLength } from '#domain/time/moments.ts';
import { type MessageRefusal, maySendMessage } from './messages.ts';

/** For how many days after publication a player's answers to the review's own coach count towards no quota. */
export const freeAnswerDays = 14;

/** The moment, in milliseconds, from which answers count as messages. A revision does not move it. */
export function freeAnswersEnd(publishedAt: string): number {
  return Date.parse(publishedAt) + freeAnswerDays * dayLength;
}

/** Why a note cannot be answered now. */
export type AnswerRefusal = 'note_removed' | 'thread_closed' | 'out_of_reach' | MessageRefusal;

const sentences = said({
  note_removed: msg`This note was removed in a revision of the review. You can still read what was written about it.`,
  thread_closed: msg`The coach has closed this thread.`,
  out_of_reach: msg`The coach and the player of this review are no longer connected, so neither can answer.`,
  not_connected: msg`Answers are open for ${{ days: freeAnswerDays }} days after a review. To write to this coach now, connect with them.`,
});

const afterwards = msg`Answers are free for ${{ days: freeAnswerDays }} days after a review and count as messages afterwards.`;

/**
 * Whether someone may answer a note now. The two answer as long as the coach can see the review; a player's answers after the free days
 * count as messages, with the same conditions (`maySendMessage`).
 *
 * @param answer.isReachable whether the coach still sees the review, and neither of the two is leaving
 * @param answer.publishedAt of the review, first publication
 * @param answer.now in milliseconds
 * @param answer.quota the player's connection, plan and messages left; needed only for a player after the free days
 */
export function mayAnswerNote(answer: {
  isPlayer: boolean;
  isRemoved: boolean;
  isClosed: boolean;
  isReachable: boolean;
  publishedAt: string;
  now: number;
  quota: Omit<Parameters<typeof maySendMessage>[0], 'isPlayer'>;
}): Permission & { why?: AnswerRefusal } {
  if (answer.isRemoved) return refuse('note_removed');
  if (answer.isClosed) return refuse('thread_closed');
  if (!answer.isReachable) return refuse('out_of_reach');
  if (!answer.isPlayer || answer.now < freeAnswersEnd(answer.publishedAt)) return { allowed: true };
  const asMessage = maySendMessage({ isPlayer: true, ...answer.quota });
  if (asMessage.allowed) return asMessage;
  if (asMessage.why === 'not_connected') return refuse('not_connected');
  return { ...asMessage, reason: `${say(afterwards)} ${asMessage.reason}.` };
}

function refuse(why: keyof typeof sentences): Permission & { why: AnswerRefusal } {
  return { allowed: false, why, reason: sentences[why] };
}

/** The text of an answer, or of its recording if it has no words: "Spoken answer (0:12)". */
export function answerText(text: string, voice: { seconds: number } | null): string {
  return text === '' && voice
    ? say(msg`Spoken answer (${{ length: formatClockTime(Math.round(voice.seconds)) }})`)
    : text;
}

/** An answer's words. The generated text of a spoken answer counts as none. */
export function answerWords(content: string, voice: { seconds: number } | null): string {
  return voice && content === answerText('', voice) ? '' : content;
}
