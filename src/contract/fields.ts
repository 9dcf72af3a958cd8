// Schemas of single fields, with the sentences that form and server share.

import { z } from 'zod';
import { dpfRankingRange, levelOptions } from '#domain/levels/levels.ts';
import { isCountryCode } from '#domain/people/countries.ts';
import { canBeName, cleanName, cleanWord, isBlank } from '#domain/plain-text.ts';
import { isTimeZone } from '#domain/time/time-zones.ts';

/** Identifier of a record, in small letters, so that two ways of writing one id are one id. */
export const id = z.uuid({ error: 'This is not a valid id.' }).toLowerCase();

/**
 * The id of what people choose from a list, with the sentence for when nothing is chosen.
 *
 * @param what as the field is named, e.g. `player`
 */
export const chosen = (what: string) => z.uuid({ error: `Please choose a ${what}.` }).toLowerCase();

/** A moment: ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: 'Please enter a valid date.' });

const notAZone = 'Please give a time zone by its name, e.g. Europe/Copenhagen. An offset such as +13:00 is not one.';

/** The name of a time zone, e.g. `Europe/Copenhagen`: the one schema for whatever takes a zone. */
export const timeZone = z
  .string({ error: notAZone })
  .max(64, { error: notAZone })
  .refine(isTimeZone, { error: notAZone });

/** A number that travels as text with one decimal, e.g. `"4.5"` (docs/product.md#levels). */
export const numeric = z.string().regex(/^\d+(\.\d+)?$/);

// PostgreSQL refuses NUL and silently replaces lone surrogates: refuse both, so that text comes back as it was sent.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Length as people count it: in characters, not in UTF-16 units. */
const characters = (value: string) => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

/**
 * Text of up to `max` characters, trimmed; what shows nothing is empty. The sentence answers what is not text at all, or not there.
 *
 * @param clean how a text of this kind is kept, where trimming it is not enough
 */
export function text(max: number, sentence = 'Please enter text.', clean = (value: string) => value.trim()) {
  return z
    .string({ error: sentence })
    .max(max * 4, { error: `Please keep this under ${max} characters.` })
    .overwrite((value) => (isBlank(value) ? '' : clean(value)))
    .refine(storable, { error: 'This text contains characters that cannot be stored.' })
    .refine((value) => value.length <= max || characters(value) <= max, {
      error: `Please keep this under ${max} characters.`,
    });
}

/** Text that may be neither left out nor blank, with the sentence that asks for it. */
export function requiredText(max: number, sentence: string, clean?: (value: string) => string) {
  return text(max, sentence, clean).refine((value) => value !== '', { error: sentence });
}

/** Optional text: left out, empty and blank are all "not given". */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value ? value : undefined));
}

/** Whether each part of an address's domain is one: at most 63 characters, no hyphen at either end (RFC 1035). */
function hasProperLabels(address: string): boolean {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  return labels.every((label) => label.length <= 63 && !label.startsWith('-') && !label.endsWith('-'));
}

/** One line of a mail address: at most 254 characters, compared without regard to case (docs/product.md#accounts). */
export const email = z
  .string({ error: 'Please enter your email address.' })
  .overwrite(cleanWord)
  .max(254, { error: 'Please enter a valid email address.' })
  .meta({ format: 'email' })
  // Small letters only once it is an address: before, they would turn `K` (the Kelvin sign) into another person's `k`.
  .pipe(
    z
      .email({ error: 'Please enter a valid email address.' })
      .refine(hasProperLabels, { error: 'Please enter a valid email address.' })
      .toLowerCase(),
  );

/** An address as typed to sign in: one that is no address is nobody's, and is answered as a wrong password is. */
export const typedEmail = z
  .string({ error: 'Please enter your email address.' })
  .max(1000, { error: 'Please enter a valid email address.' })
  .overwrite(cleanWord)
  .toLowerCase()
  .refine(storable, { error: 'Please enter a valid email address.' });

/** Shortest password that is accepted (docs/product.md#accounts), and the longest. */
export const passwordLength = { min: 6, max: 1024 } as const;

const passwordRequired = 'Password and confirmation are required';
const tooShort = `Password must be at least ${passwordLength.min} characters`;

/** A new password: any characters, taken exactly as typed. */
export const newPassword = z
  .string({ error: passwordRequired })
  .min(1, { error: passwordRequired, abort: true })
  .min(passwordLength.min, { error: tooShort })
  .max(passwordLength.max, { error: 'Password must be at most 1024 characters', abort: true })
  .refine((value) => characters(value) >= passwordLength.min, { error: tooShort })
  .refine(storable, { error: 'This password contains characters that cannot be stored.' });

/** The new password once more; that both are equal is for the form to check. */
export const passwordConfirmation = z.string({ error: passwordRequired }).min(1, { error: passwordRequired });

/** A name, of a person or a club: one line, no markup and no link, since names are put into emails. */
function name(max: number, sentence: string) {
  return requiredText(max, sentence, cleanName).refine(canBeName, { error: 'A name cannot contain links or markup.' });
}

/** First or last name. */
export const personName = (sentence: string) => name(80, sentence);

/** The name of a club. */
export const clubName = name(120, "Please enter the club's name.");

/** ISO 3166 code of a country in the list. */
export const country = z
  .string({ error: 'Please choose your country.' })
  .refine(isCountryCode, { error: 'Please choose your country.' });

/** A level on the inner scale, `"1.0"` to `"7.0"` in half steps. */
export const levelValue = z.enum(
  levelOptions.map((option) => option.value),
  { error: 'Please choose a level from the list.' },
);

/** Any level of the inner scale, 1.0–7.0 with one decimal: what is stated on another country's scale lies between its half steps. */
export const innerLevel = z
  .string({ error: 'Please give a level such as 3.5, or leave it out.' })
  .regex(/^(?:[1-6]\.\d|7\.0)$/, { error: 'Please give a level such as 3.5, or leave it out.' });

/** DPF ranking number, or null for "Not applicable". */
export const dpfRanking = z
  .int({ error: 'The DPF ranking is a whole number from 1 to 1000.' })
  .min(dpfRankingRange.min, { error: 'The DPF ranking is a whole number from 1 to 1000.' })
  .max(dpfRankingRange.max, { error: 'The DPF ranking is a whole number from 1 to 1000.' })
  .nullable();

/** What stands in a club's invitation link; left out, empty and blank are all "no club". */
export const clubCode = optionalText(40).transform((value) => value && cleanWord(value));

/** Why something is refused to someone or done to them. */
export const reason = requiredText(500, 'Please give a reason.');

/** A question with exactly one answer that counts: yes. */
export const consent = z.literal(true, { error: 'You must consent to data processing to continue.' });

/** An answer that is only a sentence for the person. */
export const messageAnswer = z.object({ message: z.string() });
