// Schemas of single fields, with sentences that form and server share.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { say } from '#domain/language/say.ts';
import { dpfRankingRange, levelOptions } from '#domain/levels/levels.ts';
import { isCountryCode } from '#domain/people/countries.ts';
import { canBeName, cleanName, cleanWord, isBlank } from '#domain/plain-text.ts';
import { isTimeZone } from '#domain/time/time-zones.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';

/** Identifier of a record, in lower case, so that each id is written in one way. */
export const id = z.uuid({ error: () => say(msg`This is not a valid id.`) }).toLowerCase();

/** What is chosen from a list, with the sentence for a missing choice. */
const missing = {
  club: msg`Please choose a club.`,
  coach: msg`Please choose a coach.`,
  court: msg`Please choose a court.`,
  group: msg`Please choose a group.`,
  note: msg`Please choose a note.`,
  person: msg`Please choose a person.`,
  player: msg`Please choose a player.`,
  question: msg`Please choose a question.`,
  recording: msg`Please choose a recording.`,
  request: msg`Please choose a request.`,
  review: msg`Please choose a review.`,
  video: msg`Please choose a video.`,
};

/** The id of a choice from a list. */
export const chosen = (what: keyof typeof missing) => z.uuid({ error: () => say(missing[what]) }).toLowerCase();

/** A moment: ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: () => say(msg`Please enter a valid date.`) });

const notAZone = () =>
  say(msg`Please give a time zone by its name, e.g. Europe/Copenhagen. An offset such as +13:00 is not one.`);

/** The name of a time zone, e.g. `Europe/Copenhagen`: the one schema for zones. */
export const timeZone = z
  .string({ error: notAZone })
  .max(64, { error: notAZone })
  .refine(isTimeZone, { error: notAZone });

const noTime = () => say(msg`Please give a time within 24 hours of the start of the video.`);

/** A time of a video, in seconds from its start. */
export const videoTime = z.number({ error: noTime }).min(0, { error: noTime }).max(maxTimestamp, { error: noTime });
/** A whole second of a video. */
export const videoSecond = z.int({ error: noTime }).min(0, { error: noTime }).max(maxTimestamp, { error: noTime });

/** A number that travels as text with one decimal, e.g. `"4.5"` (docs/product.md#levels). */
export const numeric = z.string().regex(/^\d+(\.\d+)?$/);

// PostgreSQL refuses NUL and silently replaces lone surrogates: refuse both, so that text comes back as it was sent.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Length in characters as people count them, not in UTF-16 units. */
const characters = (value: string) => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

/**
 * Text of up to `max` characters, trimmed; text that shows nothing is empty. The sentence is for a missing value or one that is not text.
 *
 * @param clean cleaning for this kind of text, if trimming is not enough
 */
export function text(
  max: number,
  sentence: MessageDescriptor = msg`Please enter text.`,
  clean = (value: string) => value.trim(),
) {
  return z
    .string({ error: () => say(sentence) })
    .max(max * 4, { error: () => say(msg`Please keep this under ${{ max }} characters.`) })
    .overwrite((value) => (isBlank(value) ? '' : clean(value)))
    .refine(storable, { error: () => say(msg`This text contains characters that cannot be stored.`) })
    .refine((value) => value.length <= max || characters(value) <= max, {
      error: () => say(msg`Please keep this under ${{ max }} characters.`),
    });
}

/** Required text, with the sentence that asks for it. */
export function requiredText(max: number, sentence: MessageDescriptor, clean?: (value: string) => string) {
  return text(max, sentence, clean).refine((value) => value !== '', { error: () => say(sentence) });
}

/** Optional text: left out, empty and blank are all "not given". */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => (value ? value : undefined));
}

/** Whether each part of an address's domain is valid: at most 63 characters, no hyphen at either end (RFC 1035). */
function hasProperLabels(address: string): boolean {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  return labels.every((label) => label.length <= 63 && !label.startsWith('-') && !label.endsWith('-'));
}

/** An email address in one line: at most 254 characters, compared without regard to case (docs/product.md#accounts). */
export const email = z
  .string({ error: () => say(msg`Please enter your email address.`) })
  .overwrite(cleanWord)
  .max(254, { error: () => say(msg`Please enter a valid email address.`) })
  .meta({ format: 'email' })
  // Lower case only after validation: before it, `K` (the Kelvin sign) would become another person's `k`.
  .pipe(
    z
      .email({ error: () => say(msg`Please enter a valid email address.`) })
      .refine(hasProperLabels, { error: () => say(msg`Please enter a valid email address.`) })
      .toLowerCase(),
  );

/** An address typed to sign in: an invalid one is answered like a wrong password. */
export const typedEmail = z
  .string({ error: () => say(msg`Please enter your email address.`) })
  .max(1000, { error: () => say(msg`Please enter a valid email address.`) })
  .overwrite(cleanWord)
  .toLowerCase()
  .refine(storable, { error: () => say(msg`Please enter a valid email address.`) });

/** Shortest (docs/product.md#accounts) and longest password. */
export const passwordLength = { min: 6, max: 1024 } as const;

const passwordRequired = () => say(msg`Password and confirmation are required`);
const tooShort = () => say(msg`Password must be at least ${{ min: passwordLength.min }} characters`);

/** A new password: any characters, taken exactly as typed. */
export const newPassword = z
  .string({ error: passwordRequired })
  .min(1, { error: passwordRequired, abort: true })
  .min(passwordLength.min, { error: tooShort })
  .max(passwordLength.max, { error: () => say(msg`Password must be at most 1024 characters`), abort: true })
  .refine((value) => characters(value) >= passwordLength.min, { error: tooShort })
  .refine(storable, { error: () => say(msg`This password contains characters that cannot be stored.`) });

/** The new password once more; the form checks that both are equal. */
export const passwordConfirmation = z.string({ error: passwordRequired }).min(1, { error: passwordRequired });

/** A name, of a person or a club: one line, no markup and no link, since names are put into emails. */
function name(max: number, sentence: MessageDescriptor) {
  return requiredText(max, sentence, cleanName).refine(canBeName, {
    error: () => say(msg`A name cannot contain links or markup.`),
  });
}

/** First or last name. */
export const personName = (sentence: MessageDescriptor) => name(80, sentence);

/** The name of a club. */
export const clubName = name(120, msg`Please enter the club’s name.`);

/** The name of a club's group of members. */
export const groupName = (max: number) => name(max, msg`Please give the group a name.`);

/** ISO 3166 code of a country in the list. */
const countryCode = (sentence: MessageDescriptor) =>
  z.string({ error: () => say(sentence) }).refine(isCountryCode, { error: () => say(sentence) });

/** The person's own country. */
export const country = countryCode(msg`Please choose your country.`);
/** Another person's country. */
export const countryOfOther = countryCode(msg`Please choose a country.`);

/** A level on the inner scale, `"1.0"` to `"7.0"` in half steps. */
export const levelValue = z.enum(
  levelOptions.map((option) => option.value),
  { error: () => say(msg`Please choose a level from the list.`) },
);

/** Any level of the inner scale, 1.0–7.0 with one decimal: levels of other countries' scales lie between half steps. */
export const innerLevel = z
  .string({ error: () => say(msg`Please give a level such as 3.5, or leave it out.`) })
  .regex(/^(?:[1-6]\.\d|7\.0)$/, { error: () => say(msg`Please give a level such as 3.5, or leave it out.`) });

/** DPF ranking number, or null for "Not applicable". */
export const dpfRanking = z
  .int({ error: () => say(msg`The DPF ranking is a whole number from 1 to 1000.`) })
  .min(dpfRankingRange.min, { error: () => say(msg`The DPF ranking is a whole number from 1 to 1000.`) })
  .max(dpfRankingRange.max, { error: () => say(msg`The DPF ranking is a whole number from 1 to 1000.`) })
  .nullable();

/** The code in a club's invitation link; left out, empty and blank all mean "no club". */
export const clubCode = optionalText(40).transform((value) => value && cleanWord(value));

/** The reason for a refusal, or for an action against a person. */
export const reason = requiredText(500, msg`Please give a reason.`);

/** Consent: only yes is valid. */
export const consent = z.literal(true, { error: () => say(msg`You must consent to data processing to continue.`) });

/** An answer with only a sentence. */
export const messageAnswer = z.object({ message: z.string() });
