// Requests for the same situation.

import { describe, expect, it } from 'vitest';
import {
  closesRequest,
  type RequestFacts,
  requestObjective,
  requestWords,
  sendByProblem,
  situationProblem,
  suggestedSendBy,
} from './situation-requests.ts';

const today = '2026-11-27';
const asked = (sendBy: string | null) => [{ skill: 'lob' as const, sendBy }];

describe('the day', () => {
  it('is suggested a week on', () => {
    expect(suggestedSendBy('2026-12-28')).toBe('2027-01-04');
  });

  it.each([
    [null, null],
    [today, null],
    ['2027-11-27', null],
    ['2026-11-26', 'Lob: the day to send the same situation by has passed. Choose a later one.'],
    ['2027-11-28', 'Lob: choose a day within a year.'],
  ])('%s: %s', (day, problem) => {
    expect(sendByProblem(asked(day), today, [])).toBe(problem);
  });

  it('stays as it was published, in a correction', () => {
    expect(sendByProblem(asked('2026-11-01'), today, asked('2026-11-01'))).toBeNull();
    expect(sendByProblem(asked('2026-11-02'), today, asked('2026-11-01'))).toContain('has passed');
  });
});

describe('the situation in a video', () => {
  it.each([
    [null, null, null, null],
    [4, 9, 10, null],
    [4, 9, null, null],
    [null, 9, null, 'from'],
    [4, null, null, 'to'],
    [9, 9, null, 'to'],
    [10, 12, 10, 'from'],
    [4, 12, 10, 'to'],
  ])('%s to %s of %s names the field %s', (from, to, duration, field) => {
    expect(situationProblem({ from, to }, duration)?.field ?? null).toBe(field);
  });
});

describe('a request', () => {
  const request = (traits: Partial<RequestFacts>): RequestFacts => ({
    dueOn: '2026-11-29',
    reply: null,
    closed: null,
    ...traits,
  });

  it('reads kindly in each state', () => {
    const words = (traits: Partial<RequestFacts>) => requestWords(request(traits), today);
    expect(words({})).toBe('Send the same situation by Sunday 29 Nov');
    expect(words({ dueOn: today })).toBe('Send the same situation by Friday 27 Nov');
    expect(words({ dueOn: '2026-11-26' })).toBe(
      'The same situation was due Thursday 26 Nov. It’s still open, so send it when you can.',
    );
    expect(words({ dueOn: '2026-11-26', reply: {} })).toBe('Sent. Your coach will say whether it worked.');
    expect(words({ reply: {}, closed: { answer: 'same' } })).toBe('Did it work? The same');
    expect(words({ closed: { answer: null } })).toBe('A newer request took its place.');
  });

  it('is closed by what the coach saw, not by what was not seen', () => {
    expect((['better', 'same', 'worse', 'not-seen', null] as const).map(closesRequest)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is an objective of a session, with the answer', () => {
    const lob = { skill: 'lob', focus: '[AI Analysis] Deeper under pressure' } as const;
    expect(requestObjective({ ...lob, closed: null })).toBe('Lob: Deeper under pressure');
    expect(requestObjective({ ...lob, closed: { answer: 'better' } })).toBe(
      'Lob: Deeper under pressure (last video: better)',
    );
  });
});
