// Speaking to several people at the same time.

import { setImmediate } from 'node:timers/promises';
import { msg, plural } from '@lingui/core/runtime-macro';
import { expect, it, onTestFinished } from 'vitest';
import { signed } from '#domain/clubs/report-words.ts';
import { languages, offerLanguages } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';
import { biasWords } from '#domain/levels/agreement-words.ts';
import { federationLevel, shortLevel } from '#domain/levels/levels.ts';
import { strictnessWords } from '#domain/levels/reference-clips.ts';
import { personName, readableName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { differenceWords } from '#domain/reviews/compared-reviews.ts';
import { numberText, oneDecimal, storedDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { formatPreciseTime, parseClockTime } from '#domain/time/clock-time.ts';
import { readTypedNumber } from '#domain/typed-number.ts';
import { secondReviewTitle } from '#domain/videos/second-review.ts';
import { differenceFact } from '#server/features/payments/differences.queries.ts';
import { jobLabel } from '#server/jobs/job-words.ts';
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

it('decimals have the mark of the language, and stored ones the point', () => {
  const written = () =>
    [
      oneDecimal(4.35),
      numberText('1.0–1.5'),
      numberText(1250.5),
      shortLevel('4.5', 'DK', []),
      shortLevel('4.5', 'ES', []),
      formatPreciseTime(83.44),
      signed(-0.24),
      signed(0.04),
    ].join(' | ');
  expect(written()).toBe('4.4 | 1.0–1.5 | 1250.5 | DPF 4.5 | about 3.9 FEP | 1:23.4 | −0.2 | ±0.0');
  expect(inLanguage('da', written)).toBe('4,4 | 1,0–1,5 | 1250,5 | DPF 4,5 | ca. 3,9 FEP | 1:23,4 | −0,2 | ±0,0');
  expect(inLanguage('es', written)).toBe('4,4 | 1,0–1,5 | 1250,5 | DPF 4,5 | aprox. 3,9 FEP | 1:23,4 | −0,2 | ±0,0');
  const stored = () => [storedDecimal(4.35), federationLevel(4.5, 'ES', []).value];
  expect(inLanguage('da', stored)).toEqual(['4.4', '3.9']);
});

it.each(languages)('a rating written in %s is read back from a field', (language) => {
  inLanguage(language, () => {
    expect(readTypedNumber(oneDecimal(4.4), ratingScale).value).toBe(4.4);
    expect(parseClockTime(formatPreciseTime(83.4))).toBe(83.4);
  });
});

it('no difference is said in words in every language', () => {
  const words = () => [biasWords({ bias: 0.04 }), strictnessWords(-0.04), differenceWords(0.01)];
  expect(words()).toEqual(['No difference', 'the same', 'The same']);
  expect(inLanguage('da', words)).toEqual(['Ingen forskel', 'det samme', 'Det samme']);
});

it('what is stored in one language is read in another', () => {
  const words = () => [
    personName({ firstName: 'Former', lastName: 'coach' }),
    readableName('Deleted user'),
    readableName('Carla Ruiz'),
    readableName('constructor'),
    secondReviewTitle('Final'),
    jobLabel('receipt-mail'),
    ...['two that run', '1500 cents', '7 of 10 credits taken back; the rest are already spent'].map(differenceFact),
    ...['past_due, pro, until 2027-01-03T00:00:00.000Z', 'wrong-amount', 'invoice.paid'].map(differenceFact),
  ];
  expect(words()).toEqual([
    'Former coach',
    'Deleted user',
    'Carla Ruiz',
    'constructor',
    'Second review: Final',
    'Email: receipt',
    'Two that are running',
    '1500 cents',
    '7 of 10 credits taken back; the rest are already spent',
    'payment failed, pro, until 2027-01-03T00:00:00.000Z',
    'Wrong amount. No credits given',
    'invoice.paid',
  ]);
  expect(inLanguage('da', words)).toEqual([
    'Tidligere træner',
    'Slettet bruger',
    'Carla Ruiz',
    'constructor',
    'Anden analyse: Final',
    'Mail: kvittering',
    'To, der løber',
    '1500 cent',
    '7 af 10 kreditter taget tilbage; resten er allerede brugt',
    'betaling mislykket, pro, til 2027-01-03T00:00:00.000Z',
    'Forkert beløb. Ingen kreditter givet',
    'invoice.paid',
  ]);
});

it('what has no translation yet is said in English', () => {
  expect(inLanguage('da', () => say(msg`A sentence of ${{ who: 'this test' }}`))).toBe('A sentence of this test');
});

it('a language that is not on offer is not spoken', () => {
  onTestFinished(() => offerLanguages(languages));
  offerLanguages(['es']);
  expect(inLanguageOf({ language: 'da' }, () => roleLabel('player'))).toBe('Player');
});
