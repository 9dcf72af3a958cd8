// Two reviews of one match beside each other.

import { describe, expect, it } from 'vitest';
import { agreementSentence, comparedMoments, comparedSkills, differenceWords } from './compared-reviews.ts';

const note = (timestamp: number, title: string) => ({ timestamp, title });

describe('skills beside each other', () => {
  it('have a difference where both coaches rated them', () => {
    const skills = comparedSkills({ lob: 3.3, overall: 4.2, volley: 5 }, { overall: 4.6, lob: 3.1, backhand: 2 });
    expect(skills).toEqual([
      { skill: 'overall', first: 4.2, second: 4.6, difference: 0.4 },
      { skill: 'backhand', first: null, second: 2, difference: null },
      { skill: 'volley', first: 5, second: null, difference: null },
      { skill: 'lob', first: 3.3, second: 3.1, difference: -0.2 },
    ]);
  });

  it.each([
    [0.4, '0.4 higher'],
    [-0.2, '0.2 lower'],
    [0, 'The same'],
    [0.04, 'The same'],
  ])('read %d as %s', (difference, words) => {
    expect(differenceWords(difference)).toBe(words);
  });

  it('come to a sentence without a judge', () => {
    const sentence = (first: object, second: object) => agreementSentence(comparedSkills(first, second));
    expect(sentence({ overall: 4 }, { overall: 5 })).toBeNull();
    expect(sentence({ lob: 4 }, { lob: 4 })).toBe('The skill that both coaches rated has the same rating.');
    expect(sentence({ lob: 4, volley: 3 }, { lob: 4, volley: 3 })).toBe(
      'The 2 skills that both coaches rated have the same rating.',
    );
    expect(sentence({ lob: 4 }, { lob: 4.5 })).toBe('Both coaches rated Lob, 0.5 apart.');
    expect(sentence({ lob: 4, volley: 3 }, { lob: 4.5, volley: 4.1 })).toBe(
      'The 2 skills that both coaches rated are 0.8 apart on average, Volley most (1.1).',
    );
  });
});

describe('moments of both reviews', () => {
  it('join notes within five seconds of the first, in the order of the video', () => {
    const moments = comparedMoments(
      [note(60, 'late'), note(10, 'ready')],
      [note(14.9, 'split step'), note(15.1, 'feet'), note(200, 'lob')],
    );
    expect(moments.map(({ timestamp, first, second }) => [timestamp, first.length, second.length])).toEqual([
      [10, 1, 1],
      [15.1, 0, 1],
      [60, 1, 0],
      [200, 0, 1],
    ]);
  });

  it('are none without notes', () => {
    expect(comparedMoments([], [])).toEqual([]);
  });
});
