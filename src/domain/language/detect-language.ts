// Detects the language of a question or a sentence. Both are short, so small words decide: they differ most.

import type { LanguageCode } from './languages.ts';

export type Language = 'english' | 'danish' | 'spanish';

/** The code of each. */
export const codeOf = { english: 'en', danish: 'da', spanish: 'es' } as const satisfies Record<Language, LanguageCode>;

const small: Record<Language, ReadonlySet<string>> = {
  english: new Set(
    'a play the is are am what how when where which who why do does did my your his of and or to in on at it that this should can could would will with for from after before me you we they not an have has was tell about there if than between many much left next'.split(
      ' ',
    ),
  ),
  danish: new Set(
    'hvad hvordan hvornar hvor hvem hvilken hvilket hvilke hvorfor jeg du vi min mit mine din er skal kan bor ma ikke og til pa af en et der som den det har var med fra om ved eller nar efter mod gor lave sla slar bedre mig naeste siger sagde tak hej mange skal'.split(
      ' ',
    ),
  ),
  spanish: new Set(
    'que como cuando donde cual cuales quien por el la los las un una unos del al mi mis tu su es son esta estan debo puedo hay se no y o con en de para me he ha si soy cuanto cuantos cuantas hacer jugar mejorar gracias hola tengo dijo mas sin estoy siento tiene'.split(
      ' ',
    ),
  ),
};

/** Letters used in only one of the three languages. */
const ownLetters: [RegExp, Language][] = [
  [/[æøå]/i, 'danish'],
  [/[ñ¿¡]/i, 'spanish'],
];

/**
 * The language of a question, English by default. An accent alone does not decide: English texts write "víbora", too.
 *
 * @param words of the normalised question
 */
export function detectLanguage(question: string, words: readonly string[]): Language {
  const count = (language: Language) =>
    words.filter((word) => small[language].has(word)).length +
    (ownLetters.some(([letters, own]) => own === language && letters.test(question)) ? 2 : 0);
  const counts = { english: count('english'), danish: count('danish'), spanish: count('spanish') };
  if (counts.danish > counts.english && counts.danish >= counts.spanish) return 'danish';
  if (counts.spanish > counts.english) return 'spanish';
  return 'english';
}
