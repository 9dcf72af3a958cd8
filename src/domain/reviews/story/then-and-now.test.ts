// The moments that can be compared.

import { describe, expect, it } from 'vitest';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import {
  closestPair,
  driftOf,
  driftWords,
  initialSkills,
  isApart,
  isComparable,
  momentsOf,
  offsetOf,
  sharedSkills,
} from './then-and-now.ts';

const note = (
  id: string,
  timestamp: number,
  skill: SingleSkill | null,
  { title = '', type = 'technique' }: { title?: string; type?: NoteType } = {},
) => ({ id, timestamp, skill, title, comment: '', type });
const typed = (id: string, type: NoteType) => note(id, 1, 'lob', { type });

describe('skills that are compared', () => {
  it('have a note on both sides', () => {
    const now = [note('a', 1, 'volley'), note('b', 2, 'lob'), note('c', 3, null, { title: 'Nothing said' })];
    expect(sharedSkills(now, [note('d', 1, null, { title: 'The lob was short' })])).toEqual(['lob']);
    expect(sharedSkills(now, [])).toEqual([]);
    expect(sharedSkills(now, now)).toEqual(['volley', 'lob']);
  });

  it('are none where praise of then would be beside none of now', () => {
    expect(sharedSkills([typed('now', 'improvement')], [typed('then', 'strength')])).toEqual([]);
  });
});

it('begins with the latest moment of the skill, by mark or by words', () => {
  const notes = [
    note('a', 5, 'lob'),
    note('b', 90, null, { title: 'A better lob' }),
    note('c', 99, 'volley', { title: 'Not a lob' }),
  ];
  expect(momentsOf(notes, 'lob').map(({ id }) => id)).toEqual(['b', 'a']);
});

describe('two notes beside each other', () => {
  it('never look like getting worse', () => {
    for (const now of noteTypes) {
      expect([now, isComparable(typed('then', 'strength'), typed('now', now))]).toEqual([now, now === 'strength']);
    }
  });

  it.each<[NoteType[], NoteType[], string | null]>([
    [['strength', 'technique'], ['strength', 'technique'], 'strength strength'],
    [['strength', 'technique'], ['technique'], 'technique technique'],
    [['improvement', 'strength'], ['positioning', 'strength'], 'strength strength'],
    [['improvement'], ['strength', 'positioning'], 'improvement positioning'],
    [['improvement'], ['strength'], 'improvement strength'],
    [['strength'], ['improvement', 'strategy'], null],
  ])('of %o and %o are %s', (then, now, expected) => {
    const pair = closestPair(
      then.map((type) => typed(type, type)),
      now.map((type) => typed(type, type)),
    );
    expect(pair && `${pair.earlier.id} ${pair.today.id}`).toBe(expected);
  });
});

it('begins with the coach\u2019s priorities, then those of the review before, then what has improved', () => {
  expect(
    initialSkills({
      priorities: [{ skill: 'volley' }],
      priorityAnswers: [
        { skill: 'footwork', answer: 'better' },
        { skill: 'forehand', answer: 'worse' },
      ],
      ratings: [
        { skillName: 'bandeja', rating: '4.1' },
        { skillName: 'backhand', rating: '3.0' },
        { skillName: 'lob', rating: '3.0' },
      ],
      previous: {
        ratings: { bandeja: '4.0', backhand: '3.5', overall: '3.0' },
        priorities: [{ skill: 'volley' }, { skill: 'lob' }],
      },
    }),
  ).toEqual(['volley', 'lob', 'bandeja', 'footwork']);
});

describe('two videos in step', () => {
  const contact = { earlier: 12.4, current: 40 };

  it('keep the offset between their contacts', () => {
    expect(offsetOf(contact)).toBeCloseTo(27.6);
    expect(driftOf({ earlier: 14.4, current: 42 }, contact)).toBeCloseTo(0);
  });

  it('say by how much they are apart, either way', () => {
    const drift = (current: number) => driftOf({ earlier: 14.4, current }, contact);
    expect([42, 42.1, 42.2, 41.8, 45.05].map((now) => driftWords(drift(now)))).toEqual([
      'In step',
      'In step',
      '0.2 s apart',
      '0.2 s apart',
      '3.0 s apart',
    ]);
    expect([42.1, 41.8].map((now) => isApart(drift(now)))).toEqual([false, true]);
  });
});
