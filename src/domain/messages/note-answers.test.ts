// Who may answer a note, and what an answer without words is called.

import { describe, expect, it } from 'vitest';
import { say } from '#domain/language/say.ts';
import { quotaUsedUp, subscriptionNeeded } from './messages.ts';
import { answerText, answerWords, freeAnswersEnd, mayAnswerNote } from './note-answers.ts';

const publishedAt = '2026-03-01T10:00:00.000Z';
const day = 86_400_000;
const first = {
  isPlayer: true,
  isRemoved: false,
  isClosed: false,
  isReachable: true,
  publishedAt,
  now: Date.parse(publishedAt),
  quota: { isConnected: false, plan: null, left: 0 },
};
const late = { ...first, now: Date.parse(publishedAt) + 14 * day };

describe('mayAnswerNote', () => {
  it('allows the player without plan or connection for 14 days, and the coach always', () => {
    expect(mayAnswerNote(first)).toEqual({ allowed: true });
    expect(mayAnswerNote({ ...late, now: late.now - 1 })).toEqual({ allowed: true });
    expect(mayAnswerNote({ ...late, isPlayer: false })).toEqual({ allowed: true });
  });

  it('counts a player’s later answers as messages', () => {
    const quota = { isConnected: true, plan: 'premium' as const, left: 1 };
    expect(mayAnswerNote({ ...late, quota })).toEqual({ allowed: true });
    expect(mayAnswerNote(late)).toMatchObject({ allowed: false, why: 'not_connected' });
    const without = mayAnswerNote({ ...late, quota: { ...quota, plan: null } });
    expect(without).toMatchObject({
      why: 'subscription_required',
      reason: expect.stringContaining(say(subscriptionNeeded)),
    });
    const used = mayAnswerNote({ ...late, quota: { ...quota, left: 0 } });
    expect(used).toMatchObject({ why: 'quota_exceeded', reason: expect.stringContaining(say(quotaUsedUp)) });
  });

  it.each([
    [{ isRemoved: true, isClosed: true }, 'note_removed'],
    [{ isClosed: true }, 'thread_closed'],
    [{ isReachable: false }, 'out_of_reach'],
  ])('refuses both sides: %o', (change, why) => {
    for (const isPlayer of [true, false])
      expect(mayAnswerNote({ ...first, ...change, isPlayer })).toMatchObject({ allowed: false, why });
  });
});

it('the free days end 14 days after publication', () => {
  expect(new Date(freeAnswersEnd(publishedAt)).toISOString()).toBe('2026-03-15T10:00:00.000Z');
});

it('a spoken answer without words gets a text, which counts as no words', () => {
  const voice = { seconds: 12.4 };
  expect([answerText('', voice), answerText('Yes', voice), answerText('Yes', null)]).toEqual([
    'Spoken answer (0:12)',
    'Yes',
    'Yes',
  ]);
  expect([answerWords('Spoken answer (0:12)', voice), answerWords('Spoken answer (0:12)', null)]).toEqual([
    '',
    'Spoken answer (0:12)',
  ]);
});
