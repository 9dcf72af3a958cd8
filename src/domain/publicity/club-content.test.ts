// Who may be shown in a club's content: every combination of what the answer rests on.

import { describe, expect, it } from 'vitest';
import { contentChoices, mayBeDrafted, mayBePublic, mayCardBePublic, type ShownPerson } from './club-content.ts';

const everybody: ShownPerson[] = [true, false].flatMap((isActiveMember) =>
  [null, ...contentChoices].flatMap((choice) =>
    [true, false].map((isTakenDown) => ({ isActiveMember, isJunior: false, choice, isTakenDown })),
  ),
);
const juniors = everybody.map((person) => ({ ...person, isJunior: true }));
const grown = { isActiveMember: true, isJunior: false } as const;

describe('a member', () => {
  it('can be drafted by their own club until they refuse', () => {
    expect(everybody.filter(mayBeDrafted)).toEqual([
      { ...grown, choice: null, isTakenDown: true },
      { ...grown, choice: null, isTakenDown: false },
      { ...grown, choice: 'agreed', isTakenDown: true },
      { ...grown, choice: 'agreed', isTakenDown: false },
    ]);
  });

  it('who is a junior is neither drafted nor public nor on a card before the guardian agrees', () => {
    const agreed = { isActiveMember: true, isJunior: true, choice: 'agreed' } as const;
    const shown = [{ ...agreed, isTakenDown: false }];
    expect(juniors.filter(mayBeDrafted)).toEqual([{ ...agreed, isTakenDown: true }, ...shown]);
    expect(juniors.filter(mayBePublic)).toEqual(shown);
    expect(juniors.filter((person) => mayCardBePublic(person, true))).toEqual(shown);
  });

  it('becomes public only as a member who agreed and was not taken down', () => {
    expect(everybody.filter(mayBePublic)).toEqual([{ ...grown, choice: 'agreed', isTakenDown: false }]);
  });

  it('gets a public card only after agreeing to it', () => {
    expect(everybody.some((person) => mayCardBePublic(person, false))).toBe(false);
    expect(everybody.filter((person) => mayCardBePublic(person, true))).toEqual([
      { ...grown, choice: null, isTakenDown: false },
      { ...grown, choice: 'agreed', isTakenDown: false },
    ]);
  });
});
