// Club codes.

import { expect, it } from 'vitest';
import { isClubCode, readClubCode, shownCode, spokenLetters, suggestClubCode } from './club-codes.ts';

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

it.each(['ACDE-FHJK', 'acdefhjk', ' acde fhjk ', 'A C D E F H J K', 'acde–fhjk', 'ＡＣＤＥ－ＦＨＪＫ', 'ac.de.fh.jk'])(
  '%j means the spoken code ACDEFHJK',
  (typed) => {
    expect(readClubCode(typed).spoken).toBe('ACDEFHJK');
  },
);

it.each(['HAVNENS-PADEL-7K2P', 'havnens padel 7k2p', 'Havnens - Padel - 7k2p'])(
  '%j means the code HAVNENS-PADEL-7K2P',
  (typed) => {
    expect(readClubCode(typed).codes).toContain('HAVNENS-PADEL-7K2P');
  },
);

it('a code with two hyphens keeps them', () => {
  expect(readClubCode('ab--cd').codes).toContain('AB--CD');
});

it('a spoken code is shown in halves, of sixteen letters that no digit looks like', () => {
  expect(shownCode('ACDEFHJK')).toBe('ACDE-FHJK');
  expect(new Set(spokenLetters).size).toBe(16);
  expect(spokenLetters).not.toMatch(/[^A-Z]|[BGIOQSZLUV]/);
});
