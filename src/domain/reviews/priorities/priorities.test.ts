// One or two things first.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillById } from '#domain/skills/drills.ts';
import { singleSkills, skillNames } from '#domain/skills/skills.ts';
import { noteTypes } from '#domain/videos/videos.ts';
import { prioritiesProblem, proposedPriorities } from './priorities.ts';
import { maxPriorities, type Priority, withoutPriority, withPriority, withPriorityAt } from './priority-list.ts';

const lob: Priority = { skill: 'lob', focus: 'Deeper', drillId: 'lob-last-metre' };
const volley: Priority = { skill: 'volley', focus: 'Shorter swing', drillId: 'volley-short-swing' };
const footwork: Priority = { skill: 'footwork', focus: 'Split', drillId: 'footwork-split-clap' };

describe('putting priorities in', () => {
  it('keeps to two, one for each skill', () => {
    expect(withPriority([lob], volley)).toEqual([lob, volley]);
    expect(withPriority([lob, volley], footwork)).toEqual([lob, volley]);
    expect(withPriority([lob, volley], { ...lob, focus: 'Higher' })).toEqual([{ ...lob, focus: 'Higher' }, volley]);
    // At a place: others make way while there is room, a full list gives that place up, and a known skill only moves.
    expect(withPriorityAt([], lob, 2)).toEqual([lob]);
    expect(withPriorityAt([lob], volley, 1)).toEqual([volley, lob]);
    expect(withPriorityAt([lob, volley], footwork, 1)).toEqual([footwork, volley]);
    expect(withPriorityAt([lob, volley], footwork, 2)).toEqual([lob, footwork]);
    expect(withPriorityAt([lob, volley], { ...volley, focus: 'Higher' }, 1)).toEqual([volley, lob]);
    expect(withoutPriority([lob, volley], 'lob')).toEqual([volley]);
  });

  it.each([
    [[], null],
    [[lob, volley], null],
    [[lob, volley, footwork], 'A review has at most 2 priorities.'],
    [[lob, lob], 'The same skill is a priority twice.'],
    [[{ ...lob, focus: ' ' }], 'Say what to work on in each priority.'],
    [[{ ...lob, drillId: 'gone' }], 'Choose a drill for Lob.'],
  ])('of %j: %s', (priorities, problem) => {
    expect(prioritiesProblem(priorities)).toBe(problem);
  });
});

describe('proposedPriorities', () => {
  const note = (title: string, type: (typeof noteTypes)[number] = 'improvement') => ({
    id: title,
    title,
    comment: '',
    skill: null,
    type,
  });

  it('begins with what the coach wrote about most, then the lowest rating', () => {
    const proposed = proposedPriorities({
      ratings: [
        { skillName: 'overall', rating: 1 },
        { skillName: 'volley', rating: 2 },
        { skillName: 'lob', rating: 4 },
        { skillName: 'footwork', rating: 3 },
      ],
      notes: [note('Lob at the service line'), note('Lob short again'), note('Nice volley', 'strength')],
      level: 3,
    });
    expect(proposed.map(({ skill, focus }) => [skill, focus])).toEqual([
      ['lob', 'Lob at the service line'],
      ['volley', expect.stringContaining('volleys')],
    ]);
  });

  it('proposes nothing where the coach found nothing', () => {
    expect(proposedPriorities({ ratings: [], notes: [], level: 4 })).toEqual([]);
    expect(proposedPriorities({ ratings: [], notes: [note('Nice volley', 'strength')], level: 4 })).toEqual([]);
  });

  it('is always valid, each with a drill of its skill', () => {
    const rating = fc.record({
      skillName: fc.constantFrom(...skillNames),
      rating: fc.integer({ min: 0, max: 70 }).map((tenths) => tenths / 10),
    });
    const words = fc.constantFrom('Lob', 'Late volley', 'Footwork', 'x');
    const notes = fc.tuple(words, fc.constantFrom(...noteTypes)).map(([title, type]) => note(title, type));
    const level = fc.option(fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2));
    fc.assert(
      fc.property(
        fc.uniqueArray(rating, { selector: (one) => one.skillName }),
        fc.array(notes),
        level,
        (ratings, ns, at) => {
          const proposed = proposedPriorities({ ratings, notes: ns, level: at });
          expect(prioritiesProblem(proposed)).toBeNull();
          expect(proposed.length).toBeLessThanOrEqual(maxPriorities);
          for (const { skill, drillId } of proposed) {
            expect(singleSkills).toContain(skill);
            expect(drillById(drillId)?.skills).toContain(skill);
          }
        },
      ),
    );
  });
});
