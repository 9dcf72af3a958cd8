// Names of the whole world on every document and picture: what stands there is what was typed, or its stated replacement.

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { publicText } from '#domain/publicity/posts/hidden-names.ts';
import { drawCertificate } from '#server/features/levels/certificates/certificate-picture.ts';
import { drawAward } from '#server/features/publicity/awards/award-picture.ts';
import { drawReel } from '#server/features/publicity/reels/reel-picture.ts';
import { drawSpotlight } from '#server/features/publicity/spotlights/spotlight-picture.ts';
import { coverageFile, faceFamilies } from '#server/pictures/fonts.ts';
import { isLegible, rightToLeft, written } from '#server/pictures/written.ts';
import { coverageOf } from '#server/testing/face-coverage.ts';
import { pdfLines, pdfText } from '#server/testing/pdf-text.ts';
import { documents } from './document.thread.ts';

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

const person = (name: string) => ({ id: 'ana', firstName: name, lastName: '' });
const certificate = (name: string) => ({
  code: 'abc',
  address: 'https://pala.test/verified/abc',
  name,
  federation: 'DPF',
  about: '',
  shown: 'DPF 4.5',
  level: '4.5',
  label: 'Solid Intermediate+',
  labelLanguage: 'en',
  barPercent: 64,
  verifier: name,
  month: 'March 2026',
  verifiedAt: '2026-03-01T08:00:00.000Z',
});

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

/** Every document with a name wherever it has one; the type asks for each. */
const write: { [K in keyof typeof documents]: (name: string) => Promise<Buffer> } = {
  certificate: (name) => documents.certificate(certificate(name)),
  certificates: (name) =>
    documents.certificates({ title: name, date: '2026-03-01T08:00:00.000Z', certificates: [certificate(name)] }),
  receipt: (name) =>
    documents.receipt({
      receipt: {
        number: 1,
        paidAt: '2026-03-01T08:00:00.000Z',
        product: 'credits-3',
        cents: 3900,
        taxCents: 0,
        currency: 'EUR',
        refundedCents: 0,
        ...person(name),
        country: 'ES',
        periodStart: null,
        periodEnd: null,
      } as unknown as Parameters<typeof documents.receipt>[0]['receipt'],
      seller: { name: 'Padel ApS', address: null, taxId: null },
    }),
  'club-report': (name) => documents['club-report'](clubReport(name)),
  report: (name) => documents.report(reviewReport(name)),
};

const counts = { players: 1, videos: 1, sessions: 1, reviews: 1 };
const bands = { entry_level: 1, getting_there: 0, solid: 0, advanced: 0 };

const clubReport = (name: string): ClubReport => ({
  clubName: name,
  player: null,
  group: null,
  period: { from: '2026-03-01', to: '2026-03-31' },
  members: 1,
  totals: counts,
  before: counts,
  activity: { step: 'month', rows: [{ start: '2026-03-01', ...counts }] },
  turnaround: { reviews: 1, medianHours: 12, slowestTenthHours: 12, within48Hours: 1 },
  levels: {
    bands,
    bandsBefore: bands,
    mean: 3,
    change: 0,
    rose: 1,
    fell: 0,
    moves: [{ player: person(name), from: 3, to: 3.5 }],
  },
  skills: [],
  coaches: [
    {
      coach: { ...person(name), role: 'coach_club' },
      players: 1,
      waiting: 0,
      reviews: 1,
      medianHours: 12,
      sessions: 1,
    },
  ],
  mostImproved: [{ player: person(name), begin: 3, end: 3.5, change: 0.5, reviews: 4 }],
  players: [
    {
      player: { ...person(name), country: 'DK' },
      level: 3.5,
      levelBefore: 3,
      isLevelVerified: false,
      ...counts,
      overall: 3.5,
      technical: null,
      tactical: null,
      physical: null,
      change: 0.5,
    },
  ],
});

const reviewReport = (name: string): Parameters<typeof documents.report>[0] => ({
  name,
  title: name,
  occasion: name,
  authorship: `Reviewed by ${name}`,
  publishedAt: '2026-03-01T08:00:00.000Z',
  overall: null,
  verifiedLevel: null,
  skills: [],
  texts: [{ heading: 'Final Summary', text: name }],
  sinceLast: null,
  priorities: [],
  notes: [{ time: '0:12', about: '', title: name, comment: name, board: null, timestamp: 12 }],
  counts: null,
  rallies: null,
  address: 'https://pala.test/videos/1',
  room: 10_000,
});

const kinds = Object.keys(write) as (keyof typeof write)[];
/** Of Devanagari a file holds glyphs in the order in which they are drawn: some vowels stand before their letter. */
const letters = (text: string) => [...text.replaceAll(/\s|\u200B/g, '')].toSorted().join('');

describe.each(kinds)('the document %s', (kind) => {
  it.each(ofEachKind)('writes %j as %j, each piece beside the other', async (typed, drawn) => {
    const file = await write[kind](typed);
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

/** Every picture with a name on it. */
const draw: Record<string, (name: string) => Promise<Buffer>> = {
  certificate: (name) => drawCertificate({ ...certificate(name), verifier: 'Lucía Ferrer' }),
  award: (name) =>
    drawAward(
      {
        award: {
          id: 'a',
          category: 'most-active',
          from: '2026-01-01',
          to: '2026-03-31',
          figure: 12,
          names: [name],
          unnamed: 0,
        },
        clubName: 'Padel Club',
        style: { colour: '#133768', logo: null },
      },
      { width: 1200, height: 630 },
    ),
  reel: (name) =>
    drawReel({
      title:
        publicText(name, [], []) ??
        (() => {
          throw new Error('hidden');
        })(),
      format: 'wide',
      clubName: 'Padel Club',
      size: '8 clips',
      style: { colour: '#133768', logo: null },
    }),
  spotlight: (name) =>
    drawSpotlight(
      {
        name,
        initials: 'AR',
        clubName: 'Padel Club',
        style: { colour: '#133768', logo: null },
        level: { federation: 'DPF', value: '4.5', label: 'Solid', isAbout: false, percent: 64 },
        isVerified: true,
        skills: [],
        sentence: null,
        coach: 'Lucía Ferrer',
        photo: null,
        isPreview: false,
      },
      { width: 1200, height: 630 },
    ),
};

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
