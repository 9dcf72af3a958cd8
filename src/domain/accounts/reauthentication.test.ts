// With what someone proves that it is they.

import { expect, it } from 'vitest';
import { hasSecondFactor, hasWayInWithoutPasskey, proofWaysOf, secondStepsOf } from './reauthentication.ts';

const nothing = { hasPassword: false, hasGoogle: false, passkeys: 0, hasTotp: false, recoveryCodes: 0 };

it.each([
  [{}, []],
  [{ hasPassword: true }, ['password']],
  [{ hasGoogle: true }, ['google']],
  // A stolen session could link a Google account of the thief's.
  [{ hasPassword: true, hasGoogle: true }, ['password']],
  [{ hasPassword: true, hasTotp: true, recoveryCodes: 3 }, ['totp', 'recovery-code']],
  [{ hasPassword: true, passkeys: 1 }, ['passkey']],
  [{ hasGoogle: true, passkeys: 2, hasTotp: true, recoveryCodes: 1 }, ['passkey', 'totp', 'recovery-code']],
])('%j proves with %j', (has, ways) => {
  expect(proofWaysOf({ ...nothing, ...has })).toEqual(ways);
});

it('a passkey or an authenticator app switches the second factor on', () => {
  expect(hasSecondFactor({ passkeys: 0, hasTotp: false })).toBe(false);
  expect(hasSecondFactor({ passkeys: 1, hasTotp: false })).toBe(true);
  expect(hasSecondFactor({ passkeys: 0, hasTotp: true })).toBe(true);
});

it('an exhausted second step is not offered', () => {
  expect(secondStepsOf({ ...nothing, hasTotp: true })).toEqual(['totp']);
});

it.each([
  [{ passkeys: 1 }, false],
  [{ passkeys: 2 }, true],
  [{ passkeys: 1, hasPassword: true }, true],
  [{ passkeys: 1, hasGoogle: true }, true],
])('%j can sign in without one of its passkeys: %j', (has, is) => {
  expect(hasWayInWithoutPasskey({ ...nothing, ...has })).toBe(is);
});
