// Who may be shown in a club's content: every combination of what the answer rests on.

import { describe, expect, it } from 'vitest';
import { contentChoices, mayBeDrafted, mayBePublic, mayCardBePublic, type ShownPerson } from './club-content.ts';

const everybody: ShownPerson[] = [true, false].flatMap((isActiveMember) =>
  [null, ...contentChoices].flatMap((choice) =>
    [true, false].map((isTakenDown) => ({ isActiveMember, choice, isTakenDown })),
  ),
);

describe('a member', () => {
  it('can be drafted until they say no, by their own club alone', () => {
    expect(everybody.filter(mayBeDrafted)).toEqual([
      { isActiveMember: true, choice: null, isTakenDown: true },
      { isActiveMember: true, choice: null, isTakenDown: false },
      { isActiveMember: true, choice: 'agreed', isTakenDown: true },
      { isActiveMember: true, choice: 'agreed', isTakenDown: false },
    ]);
  });

  it('is public only as a member who agreed and was not taken down', () => {
    expect(everybody.filter(mayBePublic)).toEqual([{ isActiveMember: true, choice: 'agreed', isTakenDown: false }]);
  });

  it('has a public card only after a yes to that card', () => {
    expect(everybody.some((person) => mayCardBePublic(person, false))).toBe(false);
    expect(everybody.filter((person) => mayCardBePublic(person, true))).toEqual([
      { isActiveMember: true, choice: null, isTakenDown: false },
      { isActiveMember: true, choice: 'agreed', isTakenDown: false },
    ]);
  });
});
