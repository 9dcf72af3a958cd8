// Schemas of single fields, with the sentences that form and server share.

import { isCountryCode } from '#domain/countries.ts';
import { dpfRankingRange, levelOptions } from '#domain/levels.ts';
import { z } from 'zod';

/** Identifier of a record. */
export const id = z.uuid({ error: 'This is not a valid id.' });

/** A moment: ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: 'Please enter a valid date.' });

/** A number that travels as text with one decimal, e.g. `"4.5"` (specification, section 3). */
export const numeric = z.string().regex(/^\d+(\.\d+)?$/);

// PostgreSQL refuses NUL and silently replaces lone surrogates: refuse both, so that text comes back as it was sent.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Length as people count it: in characters, not in UTF-16 units. */
const characters = (text: string) => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Text of up to `max` characters, trimmed. */
export function text(max: number) {
  return z
    .string({ error: 'Please enter text.' })
    .max(max * 4, { error: `Please keep this under ${max} characters.` })
    .trim()
    .refine(storable, { error: 'This text contains characters that cannot be stored.' })
    .refine((value) => characters(value) <= max, { error: `Please keep this under ${max} characters.` });
}

/** Optional text: left out, empty and blank are all "not given". */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value ? value : undefined));
}

/** One line of a mail address: at most 254 characters, compared without regard to case (decisions, section 2). */
export const email = z
  .string({ error: 'Please enter your email address.' })
  .max(254, { error: 'Please enter a valid email address.' })
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'Please enter a valid email address.' }));

/** Shortest password that is accepted (specification, section 9), and the longest. */
export const passwordLength = { min: 6, max: 1024 } as const;

/** A new password: any characters, taken exactly as typed. */
export const newPassword = z
  .string({ error: 'Password and confirmation are required' })
  .min(passwordLength.min, { error: 'Password must be at least 6 characters' })
  .max(passwordLength.max, { error: 'Password must be at most 1024 characters' })
  .refine(storable, { error: 'This password contains characters that cannot be stored.' });

/** First or last name: one line, no markup and no link, since names are put into mails. */
export function personName(sentence: string) {
  return text(80)
    .refine((value) => value !== '', { error: sentence })
    .refine((value) => !/[\p{Cc}<>]|:\/\/|www\./iu.test(value), { error: 'A name cannot contain links or markup.' });
}

/** ISO 3166 code of a country in the list. */
export const country = z
  .string({ error: 'Please choose your country.' })
  .refine(isCountryCode, { error: 'Please choose your country.' });

/** A level on the inner scale, `"1.0"` to `"7.0"` in half steps. */
export const levelValue = z.enum(
  levelOptions.map((option) => option.value),
  { error: 'Please choose a level from the list.' },
);

/** DPF ranking number, or null for "Not applicable". */
export const dpfRanking = z
  .int({ error: 'The DPF ranking is a whole number from 1 to 1000.' })
  .min(dpfRankingRange.min, { error: 'The DPF ranking is a whole number from 1 to 1000.' })
  .max(dpfRankingRange.max, { error: 'The DPF ranking is a whole number from 1 to 1000.' })
  .nullable();

/** A question with exactly one answer that counts: yes. */
export const consent = z.literal(true, { error: 'You must consent to data processing to continue.' });

/** An answer that is only a sentence for the person. */
export const messageAnswer = z.object({ message: z.string() });
