// What an import adds and what it leaves alone.

import { describe, expect, it } from 'vitest';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { emptyTracks } from '#domain/reviews/movement/marks.ts';
import { importedInWords, importNotation } from './import-notation.ts';
import { type NotationNote, type ReviewNotation, reviewNotation } from './notation.ts';

const note: NotationNote = {
  start: 12,
  end: null,
  type: 'technique',
  skill: 'bandeja',
  pair: null,
  title: 'Late racket',
  comment: '',
  board: null,
};
const notation: ReviewNotation = {
  notation: 'pala-review',
  version: 1,
  video: { title: 'Final', link: 'https://www.youtube.com/watch?v=abcdefghijk' },
  notes: [note],
  ratings: [],
  strokes: [],
  rallies: [],
  positions: emptyTracks,
};
const nothing = { notes: [], ratings: [], codes: [], rallies: [] };

function ids() {
  let count = 0;
  return () => `id-${(count += 1)}`;
}
const imported = (
  parts: Partial<ReviewNotation>,
  target: Parameters<typeof importNotation>[1] = nothing,
  duration: number | null = 600,
) => importNotation({ ...notation, ...parts }, target, { duration, newId: ids() });

describe('importNotation', () => {
  it('adds notes, ratings with their notes, strokes and rallies', () => {
    const { parts, skipped } = imported({
      ratings: [{ skill: 'bandeja', rating: 4.2, comment: 'Better', notes: [0, 7] }],
      strokes: [{ time: 5, stroke: 'lob', zone: null, outcome: 'winner' }],
      rallies: [{ start: 10, end: 20 }],
    });
    expect(parts.notes).toEqual([
      {
        id: 'id-1',
        timestamp: 12,
        endTimestamp: null,
        type: 'technique',
        skill: 'bandeja',
        title: 'Late racket',
        comment: '',
        board: null,
      },
    ]);
    expect(parts.ratings).toEqual([{ skillName: 'bandeja', rating: 4.2, comment: 'Better', evidence: ['id-1'] }]);
    expect(parts.codes).toEqual([{ id: 'id-2', timestamp: 5, stroke: 'lob', zone: null, outcome: 'winner' }]);
    expect(parts.rallies).toEqual([{ start: 10, end: 20 }]);
    expect(skipped).toEqual([]);
    expect(importedInWords(parts)).toBe('1 note, 1 rating, 1 stroke and 1 rally');
  });

  it('adds nothing twice', () => {
    const file = {
      ratings: [{ skill: 'bandeja', rating: 4.2, comment: '', notes: [0] }],
      strokes: [{ time: 5, stroke: 'lob', zone: null, outcome: 'winner' }] as const satisfies ReviewNotation['strokes'],
      rallies: [{ start: 10, end: 20 }],
    };
    const first = imported(file).parts;
    const { parts, skipped } = imported(file, first);
    expect(importedInWords(parts)).toBeNull();
    expect(skipped).toEqual(['3 marks are already in the review.', '1 skill is already rated.']);
  });

  it('never changes a rating, and links one to a note that is there', () => {
    const there = {
      ...imported({}).parts,
      ratings: [{ skillName: 'lob' as const, rating: 1, comment: '', evidence: [] }],
    };
    const { parts, skipped } = imported(
      {
        ratings: [
          { skill: 'lob', rating: 7, comment: '', notes: [] },
          { skill: 'volley', rating: 3, comment: '', notes: [0] },
        ],
      },
      there,
    );
    expect(parts.ratings).toEqual([{ skillName: 'volley', rating: 3, comment: '', evidence: ['id-1'] }]);
    expect(skipped).toContain('1 skill is already rated.');
  });

  it('skips what is after the end of the video, once its length is known', () => {
    const late = {
      notes: [note, { ...note, start: 700 }, { ...note, start: 590, end: 640 }],
      strokes: [
        { time: 602, stroke: 'lob', zone: null, outcome: 'winner' },
      ] as const satisfies ReviewNotation['strokes'],
      rallies: [{ start: 599, end: 700 }],
    };
    expect(imported(late).skipped).toEqual(['4 marks are after the end of the video.']);
    expect(imported(late).parts.notes).toHaveLength(1);
    expect(imported(late, nothing, null).skipped).toEqual([]);
  });

  it('skips ratings of unknown skills, and adds a note without its unknown skill', () => {
    const { parts, skipped } = imported({
      notes: [{ ...note, skill: 'chiquita' }],
      ratings: [{ skill: 'chiquita', rating: 4, comment: '', notes: [] }],
    });
    expect(parts.notes[0]?.skill).toBeNull();
    expect(parts.ratings).toEqual([]);
    expect(skipped).toEqual([
      '1 rating is of an unknown skill.',
      '1 note is added without its skill, which we don’t know.',
    ]);
  });

  it('does not add a note on the overall rating as one on a skill', () => {
    expect(imported({ notes: [{ ...note, skill: 'overall' }] }).parts.notes[0]?.skill).toBeNull();
    const { parts } = imported({ ratings: [{ skill: 'overall', rating: 4, comment: '', notes: [] }] });
    expect(parts.ratings).toHaveLength(1);
  });

  it('skips notes that say nothing, and keeps a drawing', () => {
    const { parts, skipped } = imported({
      notes: [
        { ...note, title: ' ' },
        { ...note, title: '', board: startBoard },
      ],
    });
    expect(parts.notes).toHaveLength(1);
    expect(skipped).toEqual(['1 note has no words.']);
  });

  it('stops when the review is full', () => {
    const notes = Array.from({ length: 500 }, (_, index) => ({ ...note, start: index, title: `Note ${index}` }));
    const { parts, skipped } = imported({ notes }, imported({}).parts, null);
    expect(parts.notes).toHaveLength(499);
    expect(skipped).toEqual(['1 mark has no room: the review is full.']);
  });

  it('leaves positions to Movement, and rallies that overlap marked ones', () => {
    const { parts, skipped } = imported(
      { positions: { ...emptyTracks, player: [{ time: 1, x: 1, y: 1 }] }, rallies: [{ start: 15, end: 25 }] },
      { ...nothing, rallies: [{ start: 10, end: 20 }] },
    );
    expect(parts.rallies).toEqual([]);
    expect(skipped).toEqual([
      '1 mark is already in the review.',
      '1 position stays in the file. Movement has its own marks.',
    ]);
  });
});

describe('reviewNotation', () => {
  it('has neither ids nor the title made for a recording', () => {
    const written = reviewNotation({
      video: { title: 'Final', link: 'https://www.youtube.com/watch?v=abcdefghijk' },
      notes: [
        {
          id: 'one',
          timestamp: 40,
          endTimestamp: 46,
          type: 'strength',
          skill: null,
          pair: 'centre',
          title: 'Spoken note (0:12)',
          comment: '',
          board: null,
          voice: { seconds: 12 },
        },
        {
          id: 'two',
          timestamp: 20,
          endTimestamp: null,
          type: 'technique',
          skill: 'lob',
          pair: null,
          title: 'Lob',
          comment: '',
          board: null,
        },
      ],
      ratings: [{ skillName: 'lob', rating: 4, comment: '', evidence: ['one', 'gone'] }],
    });
    expect(written.notes.map(({ start, title }) => [start, title])).toEqual([
      [20, 'Lob'],
      [40, ''],
    ]);
    expect(written.ratings[0]?.notes).toEqual([1]);
    expect(JSON.stringify(written)).not.toMatch(/"id"|"one"|"two"/);
  });
});
