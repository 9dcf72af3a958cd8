import { expect, it } from 'vitest';
import { answersInWords, mayAnswer, placesTaken } from './session-answers.ts';

const now = new Date('2026-11-24T12:00:00Z');

it('a session can be answered until it begins', () => {
  const at = (sessionDate: string, status: 'scheduled' | 'completed' = 'scheduled') =>
    mayAnswer({ sessionDate, status }, now).allowed;
  expect([at('2026-11-24T12:00:01Z'), at('2026-11-24T12:00:00Z'), at('2026-11-24T13:00:00Z', 'completed')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('counts answers, and silence is no yes', () => {
  const players = [{ answer: 'coming' }, { answer: 'cant' }, { answer: null }, { answer: null }] as const;
  expect(answersInWords(players)).toBe('Coming 1 · Can’t 1 · No answer 2');
  expect(answersInWords([{ answer: 'coming' }])).toBe('Coming');
  expect(placesTaken(players)).toBe(3);
});
