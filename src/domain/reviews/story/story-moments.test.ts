import { describe, expect, it } from 'vitest';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { maxMoments, minMoments } from './story-length.ts';
import { momentText, storyMoments } from './story-moments.ts';

interface Traits {
  type?: NoteType;
  skill?: SingleSkill | null;
  endTimestamp?: number | null;
  board?: object | null;
}

/** A note whose id is its second. */
const note = (
  second: number,
  { type = 'technique', skill = null, endTimestamp = null, board = null }: Traits = {},
) => ({
  id: String(second),
  timestamp: second,
  endTimestamp,
  type,
  skill,
  title: `Note ${second}`,
  comment: '',
  board,
});
const rating = (skillName: SingleSkill, value: string, evidence: string[] = []) => ({
  skillName,
  rating: value,
  evidence,
});
const idsOf = (moments: { note: { id: string } }[]) => moments.map(({ note: { id } }) => id);
const plain = [10, 20, 30, 40, 50, 60, 70, 80].map((second) => note(second));

describe('the moments of a story', () => {
  it('are none where the notes are read at a glance', () => {
    expect(storyMoments({ notes: plain.slice(0, minMoments - 1), priorities: [], ratings: [] })).toEqual([]);
  });

  it('begin with the coach\u2019s priorities in their order, two notes each, first what the rating rests on', () => {
    const notes = [
      ...plain,
      note(1, { skill: 'lob' }),
      note(2, { skill: 'lob' }),
      note(3, { skill: 'lob' }),
      note(4, { skill: 'volley' }),
      note(5, { skill: 'volley', type: 'strength' }),
    ];
    const moments = storyMoments({
      notes,
      priorities: [{ skill: 'volley' }, { skill: 'lob' }],
      ratings: [rating('lob', '3.0', ['3'])],
    });
    expect(idsOf(moments).slice(0, 4)).toEqual(['4', '3', '1', '5']);
    expect(moments.slice(0, 2).map(({ reason }) => reason)).toEqual([
      { kind: 'priority', skill: 'volley' },
      { kind: 'priority', skill: 'lob' },
    ]);
    // Praise of a priority is praise.
    expect(moments[3]?.reason).toEqual({ kind: 'highlight' });
  });

  it('praise strengths alone: nothing of technique, positioning, strategy or improvement', () => {
    const types = noteTypes.filter((type) => type !== 'strength');
    const notes = [...types, ...types].map((type, index) => note(index, { type, skill: 'positioning' }));
    const moments = storyMoments({ notes, priorities: [], ratings: [rating('positioning', '6.5', ['0', '1'])] });
    expect(moments.map(({ reason }) => reason.kind)).toEqual(Array.from({ length: minMoments }, () => 'more'));
  });

  it('go on with praise of the two best rated other skills, and with other strengths', () => {
    const notes = [
      note(5, { skill: 'bandeja', type: 'improvement' }),
      note(6, { skill: 'bandeja', type: 'strength' }),
      note(7, { skill: 'volley', type: 'strength' }),
      note(8, { skill: 'lob' }),
      note(9, { type: 'strength' }),
      note(11, { skill: 'footwork', type: 'strength' }),
    ];
    const ratings = [
      rating('volley', '4.0'),
      rating('bandeja', '5.2'),
      rating('lob', '6.0'),
      rating('footwork', '4.8'),
    ];
    const moments = storyMoments({ notes, priorities: [{ skill: 'lob' }], ratings });
    expect(idsOf(moments)).toEqual(['8', '6', '11', '7', '9']);
    expect(moments.map(({ reason }) => reason.kind)).toEqual(['priority', 'best', 'best', 'highlight', 'highlight']);
  });

  it('are filled up to five by what has a board or a stretch, then by time, and never tell a note twice', () => {
    const notes = [...plain, note(90, { board: {} }), note(95, { endTimestamp: 99 }), note(97, { type: 'strength' })];
    const moments = storyMoments({ notes, priorities: [], ratings: [] });
    expect(idsOf(moments)).toEqual(['97', '90', '95', '10', '20']);
  });

  it('are seven at most', () => {
    const notes = plain.map((one) => ({ ...one, type: 'strength' as const }));
    expect(storyMoments({ notes, priorities: [], ratings: [] })).toHaveLength(maxMoments);
  });
});

describe('what is said of a moment', () => {
  it.each([
    [
      { title: '[AI Analysis] Too far back', comment: '[AI Analysis] Step in. Then wait.' },
      'Too far back',
      'Step in. Then wait.',
    ],
    [{ title: ' ', comment: 'Step in by 0.5 m. Then wait.' }, 'Step in by 0.5 m.', 'Then wait.'],
    [{ title: '', comment: 'Step in' }, 'Step in', ''],
    [{ title: '', comment: '' }, '', ''],
  ])('of %o is %s, with the advice %s', (words, heading, text) => {
    expect(momentText(words)).toEqual({ heading, text });
  });
});
