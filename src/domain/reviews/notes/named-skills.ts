// The skills that a coach's words name, in the languages that coaches write and speak.

import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';

/** What words can be about: the ten skills, and the smash, which has no rating (docs/product.md#progress). */
export type NamedSkill = SingleSkill | 'smash';

/** Not the forehand: the right-hand side, and what is on it. */
const rightHandSide = String.raw`(?<!\b(?:a|por|hacia|desde) la |\b(?:mano|pierna|esquina|zona|parte|pared|banda) )`;

/**
 * How a skill is called in English, Danish and Spanish (docs/languages.md), with common endings and without accents. Not "på forhånd" (in
 * advance) and "al revés" (the other way round).
 */
const words: Record<NamedSkill, string> = {
  bandeja: 'bandeja(?:s|en|er)?',
  vibora: 'vibora(?:s|en|er)?',
  forehand: `forehand(?:s|ed|ing)?|(?<!\\bpa )forhands?|forhand(?:en|sslag)|${rightHandSide}derechas?`,
  backhand: String.raw`backhand(?:s|ed|ing)?|baghand(?:en|s|sslag)?|(?<!\bal )reves(?:es)?`,
  volley: 'volley(?:s|ed|ing|en|er)?|flugt(?:en|er|ning|ningen|ninger)?|voleas?',
  lob: 'lob(?:s|bed|bing|ben|bet|ber)?|globos?',
  positioning: 'positioning|positionering(?:en)?|placering(?:en|er)?|posicionamiento|colocacion',
  strategy: 'strateg(?:y|ies|i|ien|ier)|taktik(?:ken)?|estrategias?|tacticas?',
  communication: 'communication|kommunikation(?:en)?|comunicacion',
  footwork: 'footwork|fodarbejdet?|benarbejdet?|(?:juego|trabajo) de pies',
  smash: 'smash(?:es|ed|ing|en|et|er)?|remates?',
};

// Whole words, so that no "lob" is in "lobby"; a mark such as "#lob" is read by the grammar of notes.
const patterns = ([...singleSkills, 'smash'] as const).map((skill) => ({
  skill,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}#])(?:${words[skill]})(?![\p{L}\p{N}])`, 'iu'),
}));

/** The skills that a text names, in order. Case and accents do not matter: "Víbora" is "vibora", "baghånd" is "baghand". */
export function namedSkills(text: string): NamedSkill[] {
  const plain = text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return patterns
    .map(({ skill, pattern }) => ({ skill, index: plain.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index)
    .map(({ skill }) => skill);
}
