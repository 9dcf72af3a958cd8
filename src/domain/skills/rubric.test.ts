// A sentence for every skill at every rating.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rubricBand, rubricBands, rubricSentence } from './rubric.ts';
import { rubricSentences } from './rubric-sentences.ts';
import { skillNames } from './skills.ts';

describe('the rubric', () => {
  it('has a sentence of its own for each of the eleven skills in each of the ten bands', () => {
    const sentences = Object.values(rubricSentences).flat();
    expect(sentences).toHaveLength(skillNames.length * rubricBands.length);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('says in one short sentence what is seen', () => {
    for (const sentence of Object.values(rubricSentences).flat()) {
      expect(sentence).toMatch(/^[A-Z][^!?]*[^.]\.$/);
      expect(sentence.slice(0, -1)).not.toContain('. ');
      expect(sentence.length).toBeGreaterThan(40);
      expect(sentence.length).toBeLessThanOrEqual(150);
    }
  });

  it.each([
    [0, '1.0–1.5'],
    [1.9, '1.0–1.5'],
    [2, '2.0'],
    [2.4, '2.0'],
    [3.5, '3.5'],
    [4.9, '4.5'],
    [5.5, '5.5–6.0'],
    [6.4, '5.5–6.0'],
    [7, '6.5–7.0'],
    [-1, '1.0–1.5'],
  ])('reads %s in the band %s', (rating, label) => {
    expect(rubricBand(rating).label).toBe(label);
  });

  it('tells a lob of 4.2 from one of 2.6', () => {
    expect(rubricSentence('lob', 4.2)).toMatch(/behind the service line/);
    expect(rubricSentence('lob', 2.6)).toMatch(/around the service line/);
  });

  it('has a sentence for every rating, and never a lower band for a higher one', () => {
    const rating = fc.integer({ min: 0, max: 70 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.constantFrom(...skillNames), rating, rating, (skill, one, other) => {
        const place = (value: number) => rubricSentences[skill].indexOf(rubricSentence(skill, value));
        expect(place(one)).toBeGreaterThanOrEqual(0);
        if (one <= other) expect(place(one)).toBeLessThanOrEqual(place(other));
      }),
    );
  });
});
