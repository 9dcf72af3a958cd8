// The audit log in words.

import { describe, expect, it } from 'vitest';
import { auditActionNames } from './audit-action-names.ts';
import { factChanges, namedIds } from './audit-facts.ts';
import { type AuditedAct, actionLabel, auditParts, auditSentence } from './audit-sentences.ts';

const ada = { id: 'ada', name: 'Ada Berg' };
const act = (traits: Partial<AuditedAct>): AuditedAct => ({
  action: 'role-changed',
  actor: ada,
  subject: { id: 'alma', name: 'Alma $& Holm' },
  changes: [],
  isRefusal: false,
  address: '192.0.2.1',
  ...traits,
});

const names = new Map([
  ['coach-1', 'Carla Sanz'],
  ['club-1', '=SUM(A1) Padel'],
]);

describe('awards and seasons', () => {
  const after = { awards: ['most-improved', 'iron-streak'], season: { from: '2026-09-01', to: '2026-11-30' } };

  it('are worded for who reads them', () => {
    expect(factChanges(null, after, names).map(({ after: words }) => words)).toEqual([
      'Most Improved, Iron Streak',
      '1 September 2026 to 30 November 2026',
    ]);
  });

  it('stay as they were recorded before they were worded on reading', () => {
    const before = { awards: ['Most Improved'], season: '1 September 2026 to 30 November 2026' };
    expect(factChanges(before, null, names).map(({ before: words }) => words)).toEqual([
      'Most Improved',
      '1 September 2026 to 30 November 2026',
    ]);
  });
});

describe('codes', () => {
  it('are worded, as are seasons of reference clips', () => {
    const before = { state: 'pending', status: 'requested', scope: 'page, clip' };
    const after = { state: 'not-padel', purpose: 'reset-password', choice: 'agreed', season: '2027-1' };
    expect(factChanges(before, after, names).map((change) => [change.before, change.after])).toEqual([
      ['Waiting for approval', 'Not padel'],
      ['Requested', null],
      ['The page, A clip', null],
      [null, 'New password'],
      [null, 'Agreed'],
      [null, 'January to June 2027'],
    ]);
  });

  it('stay as they were recorded before they were worded on reading', () => {
    expect(factChanges({ state: 'Not padel' }, null, names).map(({ before }) => before)).toEqual(['Not padel']);
  });
});

describe('an entry', () => {
  it.each(auditActionNames)('%s reads as a sentence that begins with its actor', (action) => {
    const sentence = auditSentence(act({ action }));
    expect(sentence).toMatch(/^Ada Berg [a-z]/);
    expect(sentence).not.toContain('{');
    const ownSentence = auditSentence(act({ action, subject: ada }));
    expect(ownSentence).toMatch(/^Ada Berg [a-z]/);
    expect(ownSentence).not.toContain('{');
    if (auditParts(act({ action })).includes('subject')) expect(sentence).toContain('Alma $& Holm');
    expect(actionLabel(action)).toMatch(/^[A-Z][a-z -]+$/);
  });

  it('names an action that no longer exists by its id', () => {
    expect(auditSentence(act({ action: 'club-merged' }))).toBe('Ada Berg did "club-merged" to Alma $& Holm');
  });

  it.each([
    [
      'view-started',
      [{ fact: 'role', label: 'Role', before: null, after: 'Administrator' }],
      'viewed Pala as an administrator',
    ],
    [
      'view-ended',
      [{ fact: 'role', label: 'Role', before: 'Club Manager', after: null }],
      'stopped viewing Pala as a club manager',
    ],
    ['player-added', [], 'invited a player'],
    ['password-changed', [], 'changed their password'],
  ])('%s does not name the actor twice', (action, changes, words) => {
    expect(auditSentence(act({ action, changes, subject: ada }))).toBe(`Ada Berg ${words}`);
  });

  it.each([
    ['content-choice-made', 'let their club feature them', 'asked their club not to feature them'],
    ['spotlight-answered', 'agreed to a spotlight', 'declined a spotlight'],
  ])('%s says what the person answered', (action, yes, no) => {
    expect(auditSentence(act({ action, subject: ada }))).toBe(`Ada Berg ${yes}`);
    expect(auditSentence(act({ action, subject: ada, isRefusal: true }))).toBe(`Ada Berg ${no}`);
  });

  it('names the server, and visitors, where no one was signed in', () => {
    const action = 'account-erased';
    expect(auditSentence(act({ action, actor: null, address: null }))).toMatch(/^The server erased/);
    expect(auditSentence(act({ action, actor: null }))).toMatch(/^A visitor erased/);
  });
});

describe('before and after', () => {
  it('pair up, with names for ids and labels for roles', () => {
    const before = { role: 'player', clubId: 'club-1' };
    const after = { role: 'coach_club', coachId: 'coach-1', playerId: 'someone gone' };
    expect(factChanges(before, after, names)).toEqual([
      { fact: 'role', label: 'Role', before: 'Player', after: 'Club Coach' },
      { fact: 'clubId', label: 'Club', before: '=SUM(A1) Padel', after: null },
      { fact: 'coachId', label: 'Coach', before: null, after: 'Carla Sanz' },
      { fact: 'playerId', label: 'Player', before: null, after: 'deleted' },
    ]);
    expect([...namedIds(before), ...namedIds(after)]).toEqual(['club-1', 'coach-1', 'someone gone']);
  });

  it('show yes and no, lists, empty values and unknown facts', () => {
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
