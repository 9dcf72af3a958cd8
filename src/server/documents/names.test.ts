// Names of the whole world on every document and picture: what stands there is what was typed, or its stated replacement.

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverageFile, faceFamilies } from '#server/pictures/fonts.ts';
import { isLegible, rightToLeft, written } from '#server/pictures/written.ts';
import { documentFacts, draw, writeNamed } from '#server/testing/documents-and-pictures.ts';
import { coverageOf } from '#server/testing/face-coverage.ts';
import { pdfLines, pdfText } from '#server/testing/pdf-text.ts';

/** What was typed, and what is written. */
const names: [typed: string, drawn: string][] = [
  ['Łukasz Żółty', 'Łukasz Żółty'],
  ['Жуков Ωμέγα', 'Жуков Ωμέγα'],
  ['Nguyễn Thị', 'Nguyễn Thị'],
  ['محمد علي', 'محمد علي'],
  ['مُحَمَّد لاله', 'محمد لاله'],
  ['علی\u200Cرضا', 'علی\u200Bرضا'],
  ['שָׁרָה כהן', 'שרה כהן'],
  ['王小明', '王小明'],
  ['髙橋さくら', '髙橋さくら'],
  ['김민수', '김민수'],
  ['น้ำ กำลัง', 'นํ้า กําลัง'],
  ['ईशा राजेश', 'ईशा राजेश'],
  ['გიორგი', 'გიორგი'],
  ['Հայկ', 'Հայկ'],
  ['Ana 🎾', 'Ana 🎾'],
  ['👩‍👩‍👧‍👦', '👩'],
  ['Ana 👍🏽', 'Ana 👍'],
  ['Ana 🇩🇰', 'Ana DK'],
  ['Zo\u0308e', 'Zöe'],
  ['Z̷̢̛̘̱͒̾a', 'Za'],
  ['A\u200Bn\u202Ea\u2060', 'Ana'],
  ['𝓐𝓷𝓪', 'Ana'],
  ['আরিফ Khan', '••• Khan'],
];

/** One of each kind, for every document and picture: each takes its time. */
const ofEachKind = names.filter(([typed]) => /[\u200Cنק小さ김ำईგ]|👩|🏽|🇩|Zo|𝓐|আ/u.test(typed));

describe('each face', () => {
  const coverage = JSON.parse(readFileSync(coverageFile, 'utf8')) as Record<string, string>;
  it.each(faceFamilies)('$family has the characters that are written down (npm run faces)', (family) => {
    expect(coverage[family.family] === coverageOf(family)).toBe(true);
  });
});

describe('written names', () => {
  it.each(names)('%j become %j for good', (typed, drawn) => {
    expect([written(typed), written(drawn)]).toEqual([drawn, drawn]);
  });

  it.each([
    ['محمد علي', 'rtl'],
    ['محمد علي الحسن (Ali)', 'rtl'],
    ['by محمد علي عبدالرحمن', undefined],
    ['محمد, Club Coach', undefined],
    ['Ana Ruiz', undefined],
  ])('%j runs %s', (text, direction) => {
    expect(rightToLeft(text)?.direction).toBe(direction);
  });

  it.each(['\u200B\u202E', '', ' \n '])('%j count as blank', (text) => {
    expect([written(text).trim(), isLegible(text)]).toEqual(['', false]);
  });

  it.each(['আরিফ', '⠀⠿', 'ᏣᎳᎩ', '\uE000'])('%j are visible but not legible', (text) => {
    expect([written(text), isLegible(text)]).toEqual([expect.stringMatching(/^•+$/), false]);
  });
});

const kinds = Object.keys(documentFacts) as (keyof typeof documentFacts)[];
/** Of Devanagari a file holds glyphs in the order in which they are drawn: some vowels stand before their letter. */
const letters = (text: string) => [...text.replaceAll(/\s|\u200B/g, '')].toSorted().join('');

describe.each(kinds)('the document %s', (kind) => {
  it.each(ofEachKind)('writes %j as %j, each piece beside the other', async (typed, drawn) => {
    const file = await writeNamed(kind, typed);
    const lines = pdfLines(file);
    const [whole, read] = [pdfText(file).replaceAll(/[\s\u200B]/g, ''), drawn.replaceAll(/[\s\u200B]/g, '')];
    expect(whole).not.toContain('\uFFFD');
    if (/\p{Script=Devanagari}/u.test(drawn)) expect(letters(whole)).toContain(letters(drawn).slice(-1));
    else expect(whole).toContain(read);
    for (const { letters: signs, width, room } of lines.flatMap((runs) => runs.slice(0, -1))) {
      // What keeps two Arabic letters apart is written as a space without width.
      if (signs.join('').trim() === '') continue;
      expect([signs.join(''), room > width * 0.98]).toEqual([signs.join(''), true]);
      expect(width).toBeGreaterThan(0);
    }
  });
});

describe.each(Object.keys(draw))('the picture %s', (kind) => {
  const pixels = async (name: string) =>
    sharp(await draw[kind]?.(name))
      .greyscale()
      .raw()
      .toBuffer();

  it('shows every name differently', async () => {
    const seen: Buffer[] = [await pixels('\u2022')];
    for (const [typed] of ofEachKind) {
      const shown = await pixels(typed);
      for (const other of seen) {
        const differing = shown.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40).length;
        expect([typed, differing > 150]).toEqual([typed, true]);
      }
      seen.push(shown);
    }
  });
});
