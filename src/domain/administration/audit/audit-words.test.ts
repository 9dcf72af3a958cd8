// The audit log in words.

import { describe, expect, it } from 'vitest';
import { auditActionNames } from './audit-action-names.ts';
import { actionWords, auditSentence } from './audit-actions.ts';
import { factChanges, namedIds } from './audit-facts.ts';

const names = new Map([
  ['coach-1', 'Carla Sanz'],
  ['club-1', '=SUM(A1) Padel'],
]);

describe('an entry', () => {
  it.each(auditActionNames)('tells %s in a sentence that begins with its actor', (action) => {
    const sentence = auditSentence('Ada Berg', action, 'Alma $& Holm');
    expect(sentence).toMatch(/^Ada Berg [a-z]/);
    expect(sentence).not.toContain('{');
    if (actionWords(action).says.includes('{subject}')) expect(sentence).toContain('Alma $& Holm');
    expect(actionWords(action).label).toMatch(/^[A-Z][a-z -]+$/);
  });

  it('tells an action that is not known any more by its name', () => {
    expect(auditSentence('Ada Berg', 'club-merged', 'Alma Holm')).toBe('Ada Berg did "club-merged" to Alma Holm');
  });
});

describe('before and after', () => {
  it('stand side by side, with names instead of ids and roles in words', () => {
    const before = { role: 'player', clubId: 'club-1' };
    const after = { role: 'coach_club', coachId: 'coach-1', playerId: 'someone gone' };
    expect(factChanges(before, after, names)).toEqual([
      { label: 'Role', before: 'Player', after: 'Club Coach' },
      { label: 'Club', before: '=SUM(A1) Padel', after: null },
      { label: 'Coach', before: null, after: 'Carla Sanz' },
      { label: 'Player', before: null, after: 'no longer there' },
    ]);
    expect([...namedIds(before), ...namedIds(after)]).toEqual(['club-1', 'coach-1', 'someone gone']);
  });

  it('tell yes and no, lists, what is empty, and what is not known any more', () => {
    const after = { again: true, isLevelVerified: false, fields: ['country', 'dpfRanking'], reasons: [], clubId: null };
    expect(factChanges(null, { ...after, oldFact: { deep: 1 } }, names).map((one) => one.after)).toEqual([
      'yes',
      'no',
      'country, dpfRanking',
      'none',
      'none',
      '{"deep":1}',
    ]);
    expect(factChanges(null, null, names)).toEqual([]);
  });
});
