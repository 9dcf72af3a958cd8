// Drills, the rubric and advice say the same in Danish and Spanish as in English.

import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/detect-language.ts';
import { drills } from '#domain/skills/drills.ts';
import { skillTexts, skillTextsIn } from './translations.ts';

/** Numerals from two on, with ordinals and fractions; "second" is also a time, and one is also an article. */
const numerals: Record<Language, string> = {
  english:
    'two=2 three=3 third=3 thirds=3 four=4 fourth=4 five=5 fifth=5 six=6 eight=8 ten=10 eleven=11 eleventh=11 fifteen=15 twenty=20 thirty=30',
  danish:
    'to=2 tre=3 tredje=3 tredjedele=3 fire=4 fjerde=4 fem=5 femte=5 seks=6 otte=8 ti=10 elleve=11 ellevte=11 femten=15 tyve=20 tredive=30',
  spanish:
    'dos=2 tres=3 tercera=3 tercios=3 cuatro=4 cuarta=4 cinco=5 quinta=5 seis=6 ocho=8 diez=10 once=11 undécima=11 quince=15 veinte=20 treinta=30',
};

/** What can mean "both". */
const both: Record<Language, RegExp> = {
  english: /\bthe two\b/g,
  danish: /\bde to\b/g,
  spanish: /\b(?:los|las) dos\b/g,
};

/** The numbers of a text from two on, in words or figures, sorted. */
function numbers(language: Language, text: string): string[] {
  const values = new Map(numerals[language].split(' ').map((pair) => pair.split('=') as [string, string]));
  const words =
    text
      .toLowerCase()
      .replaceAll(both[language], '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.flatMap((word) => (/^\d+$/.test(word) ? word : (values.get(word) ?? []))).toSorted();
}

const texts = (language: Language) => {
  const { rubric, advice } = skillTexts[language];
  return [
    ...drills.flatMap((drill) => {
      const { name, aim, steps, easier, harder } = skillTextsIn(language).drillText(drill);
      return [name, aim, ...steps, easier, harder];
    }),
    ...Object.values(rubric).flat(),
    ...Object.values(advice).flat(),
  ];
};
const english = texts('english');

describe.each(['danish', 'spanish'] as const)('the texts on skills in %s', (language) => {
  const translated = texts(language);

  it('are as many as in English, each different from it and from the others', () => {
    expect(translated).toHaveLength(english.length);
    expect(translated.filter((text, index) => text === english[index])).toEqual([]);
    expect(translated.filter((text) => english.includes(text))).toEqual([]);
  });

  it('have the same numbers', () => {
    const different = english.flatMap((text, index) => {
      const other = translated[index] ?? '';
      const [wanted, found] = [numbers('english', text), numbers(language, other)];
      return String(wanted) === String(found) ? [] : [{ text, other, wanted, found }];
    });
    expect(different).toEqual([]);
  });

  it('name each drill once', () => {
    const names = drills.map((drill) => skillTextsIn(language).drillText(drill).name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are whole sentences, short enough to read on court', () => {
    for (const [index, text] of translated.entries()) {
      if (!english[index]?.endsWith('.')) continue;
      expect(text).toMatch(/^[A-ZÆØÅÁÉÍÓÚ“¿¡].*[.?]$/u);
      expect(text).not.toContain('!');
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });
});

it('finds the sentence of a rating and the advice for a level', () => {
  const { rubric, advice } = skillTextsIn('danish');
  expect(rubric('lob', 4.2)).toContain('bag servelinjen');
  expect(rubric('lob', 2.6)).toContain('omkring servelinjen');
  expect(advice(3.9)).toBe(skillTexts.danish.advice.consistency);
  expect(advice(null)).toBe(skillTexts.danish.advice.unrated);
});
