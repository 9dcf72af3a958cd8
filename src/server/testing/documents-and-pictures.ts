// Every document and picture with a name wherever it has one, for tests.

import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { publicText } from '#domain/publicity/posts/hidden-names.ts';
import { documents } from '#server/documents/document.thread.ts';
import { drawCertificate } from '#server/features/levels/certificates/certificate-picture.ts';
import { drawAward } from '#server/features/publicity/awards/award-picture.ts';
import { drawReel } from '#server/features/publicity/reels/reel-picture.ts';
import { drawSpotlight } from '#server/features/publicity/spotlights/spotlight-picture.ts';

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

/** The facts of every document with a name wherever it has one; the type asks for each. */
export const documentFacts: { [K in keyof typeof documents]: (name: string) => Parameters<(typeof documents)[K]>[0] } =
  {
    certificate,
    certificates: (name) => ({ title: name, date: '2026-03-01T08:00:00.000Z', certificates: [certificate(name)] }),
    receipt: (name) => ({
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
    'club-report': (name) => clubReport(name),
    report: (name) => reviewReport(name),
  };

/** Writes a document with a name. */
export function writeNamed(kind: keyof typeof documents, name: string): Promise<Buffer> {
  const write = documents[kind] as (facts: unknown) => Promise<Buffer>;
  return write(documentFacts[kind](name));
}

const counts = { players: 1, videos: 1, sessions: 1, reviews: 1 };
const bands = { entry_level: 1, getting_there: 0, solid: 0, advanced: 0 };

/** A report of a club with a name wherever it has one. */
export const clubReport = (name: string): ClubReport => ({
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
  authorship: name,
  publishedAt: '2026-03-01T08:00:00.000Z',
  overall: null,
  verifiedLevel: null,
  skills: [],
  texts: [{ heading: name, text: name }],
  sinceLast: null,
  priorities: [],
  notes: [{ time: '0:12', about: '', title: name, comment: name, board: null, timestamp: 12 }],
  counts: null,
  rallies: null,
  address: 'https://pala.test/videos/1',
  room: 10_000,
});

/** Draws every picture with a name on it. */
export const draw: Record<string, (name: string) => Promise<Buffer>> = {
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
      size: '8',
      style: { colour: '#133768', logo: null },
    }),
  spotlight: (name) =>
    drawSpotlight(
      {
        name,
        initials: 'AR',
        clubName: 'Padel Club',
        style: { colour: '#133768', logo: null },
        level: { federation: 'DPF', value: '4.5', label: '4.5', isAbout: false, percent: 64 },
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
