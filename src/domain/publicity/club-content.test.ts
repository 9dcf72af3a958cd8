// Who may be shown in a club's content: every combination of what the answer rests on.

import { describe, expect, it } from 'vitest';
import { contentChoices, mayBeDrafted, mayBePublic, mayCardBePublic, type ShownPerson } from './club-content.ts';

const everybody: ShownPerson[] = [true, false].flatMap((isActiveMember) =>
  [null, ...contentChoices].flatMap((choice) =>
    [true, false].map((isTakenDown) => ({ isActiveMember, choice, isTakenDown })),
  ),
);

describe('a member', () => {
  it('can be drafted by their own club until they refuse', () => {
    expect(everybody.filter(mayBeDrafted)).toEqual([
      { isActiveMember: true, choice: null, isTakenDown: true },
      { isActiveMember: true, choice: null, isTakenDown: false },
      { isActiveMember: true, choice: 'agreed', isTakenDown: true },
      { isActiveMember: true, choice: 'agreed', isTakenDown: false },
    ]);
  });

  it('becomes public only as a member who agreed and was not taken down', () => {
    expect(everybody.filter(mayBePublic)).toEqual([{ isActiveMember: true, choice: 'agreed', isTakenDown: false }]);
  });

  it('gets a public card only after agreeing to it', () => {
    expect(everybody.some((person) => mayCardBePublic(person, false))).toBe(false);
    expect(everybody.filter((person) => mayCardBePublic(person, true))).toEqual([
      { isActiveMember: true, choice: null, isTakenDown: false },
      { isActiveMember: true, choice: 'agreed', isTakenDown: false },
    ]);
  });
});
