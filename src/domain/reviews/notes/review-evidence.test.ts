// Notes behind ratings.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentEvidence,
  type EvidenceNote,
  maxEvidence,
  noteSkills,
  proposedEvidence,
  toggledEvidence,
} from './review-evidence.ts';

const note = (id: string, title: string, comment = '', skill: EvidenceNote['skill'] = null): EvidenceNote => ({
  id,
  title,
  comment,
  skill,
});

describe('noteSkills', () => {
  it.each([
    [note('a', 'Deep lob', 'Your víbora followed.'), ['vibora', 'lob']],
    [note('a', 'Deep lob', 'Your víbora followed.', 'strategy'), ['strategy']],
    [note('a', 'Smash from too far'), []],
    [note('a', 'Nice'), []],
  ] as const)('of %j are %j', (one, skills) => {
    expect(noteSkills(one)).toEqual(skills);
  });
});

describe('proposedEvidence', () => {
  const notes = [
    note('1', 'Lob too short'),
    note('2', 'Late split'),
    note('3', 'Good', '', 'lob'),
    note('4', 'Lob again'),
  ];

  it('offers what is about the skill and not linked yet', () => {
    expect(proposedEvidence('lob', notes, ['4']).map(({ id }) => id)).toEqual(['1', '3']);
    expect(proposedEvidence('overall', notes, [])).toEqual([]);
  });
});

describe('toggledEvidence and currentEvidence', () => {
  it('add, take away, and stop at enough', () => {
    expect(toggledEvidence(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggledEvidence(['a', 'b'], 'a')).toEqual(['b']);
    const full = Array.from({ length: maxEvidence }, (_, index) => String(index));
    expect(toggledEvidence(full, 'more')).toEqual(full);
  });

  it('leave no link that leads nowhere and none twice, whatever was linked and deleted', () => {
    const ids = fc.array(fc.constantFrom(...'abcdefghijklmnop'.split('')));
    fc.assert(
      fc.property(ids, fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'.split(''))), (clicks, left) => {
        const linked = clicks.reduce<string[]>(toggledEvidence, []);
        expect(new Set(linked).size).toBe(linked.length);
        const current = currentEvidence(
          linked,
          left.map((id) => ({ id })),
        );
        expect(current).toEqual(left.filter((id) => linked.includes(id)));
      }),
    );
  });
});
