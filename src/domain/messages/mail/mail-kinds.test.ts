// The kinds of email that can be switched off, and who gets which.

import { expect, it } from 'vitest';
import { roles } from '#domain/people/roles.ts';
import { mailKindWords } from './mail-kind-words.ts';
import { mailKinds, mailKindsOf } from './mail-kinds.ts';

it('every kind has a role and texts', () => {
  // Managers choose the day of the monthly report instead.
  expect(new Set([...roles.flatMap(mailKindsOf), 'reports'])).toEqual(new Set(mailKinds));
  expect(Object.keys(mailKindWords)).toEqual([...mailKinds]);
});

it.each(roles)('%s gets the kinds in the profile’s order', (role) => {
  const own = mailKindsOf(role);
  expect(mailKinds.filter((kind) => own.includes(kind))).toEqual(own);
});
