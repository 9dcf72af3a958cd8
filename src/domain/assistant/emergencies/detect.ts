// Detects emergencies in a question, in three languages.

import { foldDanish, normalise, splitWords } from '#domain/assistant/normalise.ts';
import { nearestWord } from '#domain/assistant/spelling.ts';
import { detectLanguage, type Language } from '#domain/language/detect-language.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import { type EmergencyKind, emergencyKinds, type Signs } from './signs.ts';
import { spanish } from './spanish.ts';

/** The kind of emergency, and the language to answer in. */
export interface Emergency {
  kind: EmergencyKind;
  language: Language;
}

const signsOf: Record<Language, Signs> = { english, danish, spanish };

/** Words of the signs for spelling correction, all equally frequent. */
const known = new Map(
  Object.values(signsOf).map((signs) => [signs, new Map(signs.words.split(' ').map((word) => [word, 1]))]),
);

/** Correct words that are close to a sign. */
const innocent = new Set(
  'heard hearts cheat chess chase breach breadth bread slapped strokes position positions faulting color colores doler pelotas factura facturas marcador marcadores marcado marcada suicida suicidas suicidal suicidio suicide suicides kasse'.split(
    ' ',
  ),
);

/** Kinds that are never a general question about rules or prevention, such as chest pain. */
const neverGeneral: ReadonlySet<EmergencyKind> = new Set(['self-harm', 'heart', 'breathing', 'stroke', 'bleeding']);

/**
 * Detects an emergency in English, Danish or Spanish, even with spelling mistakes or without accents; null for any other question
 * (docs/product.md#smashy).
 */
export function detectEmergency(question: string): Emergency | null {
  const text = normalise(question.replaceAll(/(\p{L})\1{2,}/gu, '$1'));
  const asked = detectLanguage(question, splitWords(text));
  // Check the question's language first, then the others: a short call for help may be too short to tell. In Danish "å" and "ø" are
  // also written "aa" and "oe".
  const languages = [asked, ...(['english', 'danish', 'spanish'] as const).filter((one) => one !== asked)];
  for (const language of languages) {
    const signs = signsOf[language];
    const forms = language === 'danish' ? [text, foldDanish(text)] : [text];
    for (const form of forms.flatMap((one) => [one, correctSpelling(one, signs)])) {
      const kind = findKind(form, signs);
      if (kind !== null) return { kind, language };
    }
  }
  return null;
}

/** Corrects misspelt words. */
function correctSpelling(text: string, signs: Signs): string {
  const words = known.get(signs) ?? new Map<string, number>();
  return splitWords(text)
    .map((word) => (words.has(word) || innocent.has(word) ? word : (nearestWord(word, words) ?? word)))
    .join(' ');
}

function findKind(text: string, { list, prevention, rules, acute }: Signs): EmergencyKind | null {
  const kinds = new Set(
    list
      .filter(
        ({ found, unless, harmless }) =>
          found.test(harmless ? text.replaceAll(harmless, ' ') : text) && !unless?.test(text),
      )
      .map(({ kind }) => kind),
  );
  const isGeneral = (prevention.test(text) || rules.test(text)) && !acute.test(text);
  return emergencyKinds.find((kind) => kinds.has(kind) && (neverGeneral.has(kind) || !isGeneral)) ?? null;
}
