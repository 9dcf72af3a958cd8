// Messages about links, and the meaning of YouTube's codes.

import { describe, expect, it } from 'vitest';
import { linkProblemSentence, linkProblems, oembedCheck, playerErrorProblem } from './link-health.ts';

describe('linkProblemSentence', () => {
  it('tells players what to do, in the fixed words where the video cannot be opened at all', () => {
    const sentence = 'We can’t open this video. Set it to Unlisted and try again.';
    expect(linkProblemSentence('missing', 'player')).toBe(sentence);
    expect(linkProblemSentence('private', 'player')).toBe(sentence);
    expect(linkProblemSentence('no-embedding', 'player')).toContain('Allow embedding');
  });

  it('does not send players of Matchi to YouTube’s settings', () => {
    for (const problem of linkProblems) {
      expect(linkProblemSentence(problem, 'player', 'matchi')).toContain('If you kept a copy');
      expect(linkProblemSentence(problem, 'coach', 'matchi')).toBe(linkProblemSentence(problem, 'coach'));
    }
  });

  it('tells coaches what is wrong, differently for each problem', () => {
    const sentences = linkProblems.map((problem) => linkProblemSentence(problem, 'coach'));
    expect(new Set(sentences).size).toBe(linkProblems.length);
  });
});

describe('playerErrorProblem', () => {
  it.each([
    [2, 'missing'],
    [100, 'missing'],
    [101, 'no-embedding'],
    [150, 'no-embedding'],
  ])('takes error %i of the player for %s', (code, problem) => {
    expect(playerErrorProblem(code)).toBe(problem);
  });

  it.each([5, 153, 0, -1, 9999])('does not blame the link for error %i', (code) => {
    expect(playerErrorProblem(code)).toBeNull();
  });
});

describe('oembedCheck', () => {
  it.each([
    [400, 'missing'],
    [401, 'no-embedding'],
    [403, 'private'],
    [404, 'missing'],
  ])('takes %i for %s', (status, problem) => {
    expect(oembedCheck(status, false)).toEqual({ kind: 'problem', problem });
  });

  it('believes an answer that describes a video', () => {
    expect(oembedCheck(200, true)).toEqual({ kind: 'ok' });
    expect(oembedCheck(200, false)).toEqual({ kind: 'no-answer' });
  });

  it.each([204, 302, 408, 418, 429, 500, 503])('takes %i for no answer', (status) => {
    expect(oembedCheck(status, true)).toEqual({ kind: 'no-answer' });
  });
});
