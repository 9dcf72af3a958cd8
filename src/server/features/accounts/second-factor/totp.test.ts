// Codes of authenticator apps.

import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** The secret of RFC 6238, appendix B, whose codes stand there with eight digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('at %i the code is %s', (now, code, step) => {
  expect(stepOfCode(secret, code, now)).toBe(step);
});

it('a code is accepted one step before and after, and no further', () => {
  const at = (step: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * 30_000 });
  const now = 1000 * 30;
  expect([998, 999, 1000, 1001, 1002].map((step) => stepOfCode(secret, at(step), now))).toEqual([
    null,
    999,
    1000,
    1001,
    null,
  ]);
});

it('new secrets are distinct, have 160 bits, and come with an address for apps', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  expect(totpAddress(one, 'maja@pala.test')).toBe(
    `otpauth://totp/Pala:maja%40pala.test?issuer=Pala&secret=${one}&algorithm=SHA1&digits=6&period=30`,
  );
});
