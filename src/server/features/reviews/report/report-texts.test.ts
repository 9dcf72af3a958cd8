// Printable text, layout, important notes and file names.

import { describe, expect, it } from 'vitest';
import type { Video } from '#contract/videos/videos.ts';
import { byImportance } from './important-notes.ts';
import type { ReportNote } from './report-facts.ts';
import { reportFileName } from './report-file-name.ts';
import { type FactsWithRoom, noteRoom, planNotes } from './report-plan.ts';
import { printable, shortened } from './report-text.ts';

describe('printable', () => {
  it.each([
    ['[AI Analysis] Well played', 'Well played'],
    ['one\r\n\r\n\r\n\r\ntwo\tthree', 'one\n\ntwo three'],
    ['a\u200Bb\u0007c\u202Ed', 'abcd'],
    ['Man\u0303ana', 'Mañana'],
    ['🎾 net → glass 👍🏽', '🎾 net → glass 👍'],
    ['王明 👩‍👩‍👧', '王明 👩'],
    ['Żółty, Жуков, Ωμέγα', 'Żółty, Жуков, Ωμέγα'],
    [null, ''],
  ])('%j as %j', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  it('replaces text with missing letters', () => {
    expect(printable('ᏣᎳᎩ', 'Player')).toBe('Player');
  });
});

it('cuts long text at the end of a word, and says so', () => {
  expect(shortened('one two three', 20)).toBe('one two three');
  expect(shortened('one two three', 6)).toBe('one … (continues in the review)');
});

it('puts notes linked to ratings first, then those of a priority, then longer ones', () => {
  const note = (id: string, timestamp: number, traits: Partial<Video['annotations'][number]> = {}) => ({
    id,
    timestamp,
    endTimestamp: null,
    type: 'technique' as const,
    skill: null,
    pair: null,
    title: '',
    comment: '',
    board: null,
    ...traits,
  });
  const annotations = [
    note('plain', 1),
    note('later', 2),
    note('judging', 3, { type: 'strength' }),
    note('priority', 4, { skill: 'lob' }),
    note('evidence', 5),
    note('both', 6, { skill: 'lob' }),
  ];
  const skillRatings = [{ evidence: ['evidence', 'both', 'gone'] }] as Video['skillRatings'];
  const priorities: Video['priorities'] = [{ skill: 'lob', focus: '', drillId: '' }];
  expect(byImportance({ annotations, skillRatings, priorities }).map(({ id }) => id)).toEqual([
    'both',
    'evidence',
    'priority',
    'judging',
    'plain',
    'later',
  ]);
});

it.each([
  ['Søren Åse-Łuk', 'Großes Æble: "1/8"', 'pala-review-soren-ase-luk-grosses-aeble-1-8.pdf'],
  ['Жуков', '🎾', 'pala-review.pdf'],
  ['../..', 'a\r\nb; c=', 'pala-review-a-b-c.pdf'],
])('the file name is valid on every system: %j, %j', (name, title, file) => {
  expect(reportFileName({ name, title })).toBe(file);
  expect(reportFileName({ name: name.repeat(40), title }).length).toBeLessThanOrEqual(84);
});

describe('the notes of a document', () => {
  const noteOf = (comment: string, index: number): ReportNote => ({
    time: '',
    about: '',
    title: '',
    comment,
    board: null,
    timestamp: -index,
  });
  const plan = (count: number, length: number, room: number) =>
    planNotes({
      notes: Array.from({ length: count }, (_, index) => noteOf('x'.repeat(length), index)),
      room,
    } as FactsWithRoom);

  it('are all of them if there is room', () => {
    expect(plan(500, 90, noteRoom.usual)).toMatchObject({ left: 0, all: { length: 500 } });
  });

  it('are the most important ones by time if there is not room for all', () => {
    const { all, left, important } = plan(500, 1500, noteRoom.usual);
    expect(all.length + left).toBe(500);
    expect(all.length * 1500).toBeLessThanOrEqual(noteRoom.usual);
    expect(all.at(-1)).toBe(important[0]);
  });

  it('include at least one', () => {
    expect(plan(3, 1500, 10).all).toHaveLength(1);
  });
});
