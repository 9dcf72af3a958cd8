// Club codes.

import { expect, it } from 'vitest';
import { isClubCode, suggestClubCode } from './club-codes.ts';

it.each([
  ['PADEL-NORD', true],
  ['A1B2', true],
  ['ABC', false],
  ['-ABCD', false],
  ['ABCD-', false],
  ['padel', false],
  ['PADEL NORD', false],
  ['A'.repeat(40), true],
  ['A'.repeat(41), false],
])('isClubCode of %s is %s', (code, isOne) => {
  expect(isClubCode(code)).toBe(isOne);
});

it.each([
  ['Padel Nord', 'PADEL-NORD-AAAA'],
  ['Københavns Padel & Tennis', 'KOBENHAVNS-PADEL-TENNIS-AAAA'],
  ['Club de Pádel Málaga', 'CLUB-DE-PADEL-MALAGA-AAAA'],
  ['东京', 'CLUB-AAAA'],
  ['x'.repeat(200), `${'X'.repeat(24)}-AAAA`],
])('the club %s gets the code %s', (name, code) => {
  expect(suggestClubCode(name, () => 0)).toBe(code);
  expect(isClubCode(suggestClubCode(name, () => 0.999_999))).toBe(true);
});
