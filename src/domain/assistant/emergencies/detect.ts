// Whether a question tells of an emergency, before anything else is made of it.

import { type Language, languageOf } from '#domain/assistant/language.ts';
import { plain, wordsOf } from '#domain/assistant/plain.ts';
import { nearestWord } from '#domain/assistant/spelling.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import { type EmergencyKind, emergencyKinds, type Signs } from './signs.ts';
import { spanish } from './spanish.ts';

/** What a question tells of, and the language of its answer. */
export interface Emergency {
  kind: EmergencyKind;
  language: Language;
}

const signsOf: Record<Language, Signs> = { english, danish, spanish };

/** For misspelt words: those that signs are made of, all as frequent as each other. */
const known = new Map(
  Object.values(signsOf).map((signs) => [signs, new Map(signs.words.split(' ').map((word) => [word, 1]))]),
);

/** Words that are right as they are, however near they come to a sign. */
const innocent = new Set(
  'heard hearts cheat chess chase breach breadth bread slapped strokes position positions color colores doler pelotas suicida suicidas suicide suicides kasse'.split(
    ' ',
  ),
);

/** Kinds that are no matter of rules or prevention: a question about a chest that hurts is never a general one. */
const alwaysMeant: ReadonlySet<EmergencyKind> = new Set(['self-harm', 'heart', 'breathing', 'stroke', 'bleeding']);

/**
 * The emergency that a question tells of, in English, Danish or Spanish, also misspelt and without accents; null for every other question
 * (docs/product.md#smashy).
 */
export function emergencyIn(question: string): Emergency | null {
  const text = plain(question.replaceAll(/(\p{L})\1{2,}/gu, '$1'));
  const asked = languageOf(question, wordsOf(text));
  // The language of the question first. Signs of another one count as well: a short cry for help has few words to tell it by. In Danish
  // "å" and "ø" are also written "aa" and "oe".
  const languages = [asked, ...(['english', 'danish', 'spanish'] as const).filter((one) => one !== asked)];
  for (const language of languages) {
    const signs = signsOf[language];
    const forms = language === 'danish' ? [text, text.replaceAll('aa', 'a').replaceAll('oe', 'o')] : [text];
    for (const form of forms.flatMap((one) => [one, spelled(one, signs)])) {
      const kind = kindIn(form, signs);
      if (kind !== null) return { kind, language };
    }
  }
  return null;
}

/** With misspelt words put right. */
function spelled(text: string, signs: Signs): string {
  const words = known.get(signs) ?? new Map<string, number>();
  return wordsOf(text)
    .map((word) => (words.has(word) || innocent.has(word) ? word : (nearestWord(word, words) ?? word)))
    .join(' ');
}

function kindIn(text: string, { list, prevention, rules, acute }: Signs): EmergencyKind | null {
  const kinds = new Set(
    list.filter(({ found, unless }) => found.test(text) && !unless?.test(text)).map(({ kind }) => kind),
  );
  const isGeneral = (prevention.test(text) || rules.test(text)) && !acute.test(text);
  return emergencyKinds.find((kind) => kinds.has(kind) && (alwaysMeant.has(kind) || !isGeneral)) ?? null;
}
