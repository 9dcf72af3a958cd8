// Speaking to several people at the same time.

import { setImmediate } from 'node:timers/promises';
import { msg, plural } from '@lingui/core/runtime-macro';
import { expect, it } from 'vitest';
import { say } from '#domain/language/say.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { inLanguage, inLanguageOf } from './in-language.ts';

it('each reader has their own language, also while others are written to', async () => {
  const write = async () => {
    const first = roleLabel('player');
    await setImmediate();
    return [first, roleLabel('club')];
  };
  const [danish, english, spanish] = await Promise.all([
    inLanguage('da', write),
    write(),
    inLanguage('es', () => Promise.all([inLanguage('en', write), write()])),
  ]);
  expect(danish).toEqual(['Spiller', 'Klubleder']);
  expect(english).toEqual(['Player', 'Club Manager']);
  expect(spanish).toEqual([
    ['Player', 'Club Manager'],
    ['Jugador', 'Responsable del club'],
  ]);
});

it('numbers and plurals follow the language', () => {
  const days = (count: number) => say(msg`${plural({ days: count }, { one: '# day', other: '# days' })}`);
  expect(inLanguage('da', () => [days(1), days(1250)])).toEqual(['1 dag', '1.250 dage']);
  expect(days(1)).toBe('1 day');
});

it('what has no translation yet is said in English', () => {
  expect(inLanguage('da', () => say(msg`A sentence of ${{ who: 'this test' }}`))).toBe('A sentence of this test');
});

it('a language that is not on offer is not spoken yet', () => {
  expect(inLanguageOf({ language: 'da' }, () => roleLabel('player'))).toBe('Player');
});
