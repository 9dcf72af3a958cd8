// Estimates how hard a password is to guess. Heavy (a dictionary of 50,000 passwords): only ever loaded by `import()`.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '#brand';
import { say } from '#domain/language/say.ts';
import type { PasswordStrength } from './password-strength.ts';

/** Beyond so many characters the estimate takes long and tells nothing new. */
const examinedLength = 72;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: examinedLength });

/** Words that people choose on this site because they are here. */
const siteWords = [brand.name, 'padel', 'bandeja', 'vibora'];

const common = msg`It is one of the first passwords attackers try.`;
const neighbours = msg`Neighbouring keys are easy to guess.`;
const repeats = msg`Repetitions are easy to guess.`;
const dates = msg`Years and dates are easy to guess.`;
const words = msg`A single word or name is easy to guess.`;

/** What each finding of the library means, in a sentence that says what to avoid. */
const findings: Record<string, MessageDescriptor> = {
  topTen: common,
  topHundred: common,
  common,
  similarToCommon: msg`It is similar to a very common password.`,
  straightRow: neighbours,
  keyPattern: neighbours,
  simpleRepeat: repeats,
  extendedRepeat: repeats,
  sequences: msg`Sequences such as abc or 123 are easy to guess.`,
  recentYears: dates,
  dates,
  wordByItself: words,
  namesByThemselves: words,
  commonNames: words,
  userInputs: msg`Your name, your email address and words from this site are easy to guess.`,
};

/**
 * How hard a password is to guess for someone who knows the person.
 *
 * @param about what such a person knows: names, email address
 */
export function estimateStrength(password: string, about: readonly string[]): PasswordStrength {
  const { score, feedback } = estimator.check(password, [...siteWords, ...about]);
  const finding = feedback.warning === null ? undefined : findings[feedback.warning];
  return {
    score,
    advice:
      score > 2
        ? null
        : [finding && say(finding), t`Add a few more words to make it strong.`].filter(Boolean).join(' '),
  };
}
