// Smashy's sentences by language, with figures, days and times as that language writes them.

import { codeOf, type Language } from '#domain/language/detect-language.ts';
import { type LevelReason, reasonSentence, reasonWords } from '#domain/levels/model/level-reasons.ts';
import { storedDecimal } from '#domain/round-to.ts';
import { rubricBand } from '#domain/skills/rubric.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { skillTextsIn } from '#domain/skills/translations/translations.ts';
import { placeOfZone, zoneWords } from '#domain/training/session-words.ts';
import { type WaitState, waitSentences } from '#domain/videos/review-wait.ts';
import { inLanguage, withScreenWords } from '#server/language/in-language.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

/** The sentences of one language. */
export type Phrases = typeof english;

const byLanguage: Record<Language, Phrases> = { english, danish, spanish };

/** The sentences and figures of a language. */
export function speak(language: Language) {
  const phrases = byLanguage[language];
  const figure = (value: number) => storedDecimal(value).replace('.', phrases.decimal);
  /** What the screens say, in the language of the question, not of its asker. */
  const asOnScreens = (sentence: () => string) => inLanguage(codeOf[language], sentence);
  /** A phrase that names screens, which have the names of the asker's language. */
  const naming = (of: (phrases: Phrases) => string) => withScreenWords(of(phrases), [english, danish, spanish].map(of));
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string | null, moment: string) =>
    new Intl.DateTimeFormat(phrases.locale, { ...options, timeZone: timeZone ?? 'UTC' }).format(new Date(moment));
  return {
    ...phrases,
    ...skillTextsIn(language),
    certificatePublic: naming((one) => one.certificatePublic),
    certificateOff: naming((one) => one.certificateOff),
    unrated: naming((one) => one.unrated),
    noPlaces: naming((one) => one.noPlaces),
    places: {
      ...phrases.places,
      coach: naming((one) => one.places.coach),
      club: naming((one) => one.places.club),
    },
    /** The rubric's band of a rating: 2.5 or 5,5–6,0. */
    band: (rating: number) => rubricBand(rating).label.replaceAll('.', phrases.decimal),
    /** With one decimal: 3.4 or 3,4. */
    figure,
    /** "3.4 of 7 (Getting There)". */
    ofSeven: (rating: number) => asOnScreens(() => phrases.rated(figure(rating), skillTier(rating).label)),
    /** What a waiting review waits for, or how long it takes. */
    wait: (state: WaitState) => asOnScreens(() => waitSentences[state]),
    /** Why the latest match moved the level. */
    levelReason: (reason: LevelReason, day: (number: number) => string) =>
      asOnScreens(() => reasonSentence(reason, { ...reasonWords('your'), rated: phrases.ratedLatest }, figure, day)),
    /** "22 November 2026", in the given time zone or UTC. */
    day: (timeZone: string | null, moment: string) =>
      format({ day: 'numeric', month: 'long', year: 'numeric' }, timeZone, moment),
    /** "Tuesday 24 November at 18:00 (Copenhagen time)". */
    moment: (timeZone: string, moment: string) =>
      `${format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }, timeZone, moment)} (${zoneOf(phrases, timeZone)})`,
    /** An amount in the smallest unit of its currency. */
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(phrases.locale, { style: 'currency', currency }).format(cents / 100),
  };
}

export type Speech = ReturnType<typeof speak>;

/** "Copenhagen time", "UTC+3". */
function zoneOf({ zone }: Phrases, timeZone: string): string {
  const place = placeOfZone(timeZone);
  return place === null ? zoneWords(timeZone) : zone(place);
}
