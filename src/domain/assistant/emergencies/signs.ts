// Signs of an emergency: patterns for normalised text.

/** Kinds of emergency; the first one detected decides. */
export const emergencyKinds = [
  'self-harm',
  'heart',
  'breathing',
  'stroke',
  'collapse',
  'bleeding',
  'head',
  'eye',
  'heat',
  'injury',
] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];

/** Detected if `found` matches and `unless` does not. */
export interface Sign {
  kind: EmergencyKind;
  found: RegExp;
  unless?: RegExp;
  /** Phrases about balls and rackets that only sound like a sign: the rest of the text decides. Global. */
  harmless?: RegExp;
}

/** The signs of one language. */
export interface Signs {
  list: readonly Sign[];
  /** Words for spelling correction, separated by spaces. */
  words: string;
  /** General questions about prevention, and about rules. */
  prevention: RegExp;
  rules: RegExp;
  /** Shows that something has happened, whatever else is asked. */
  acute: RegExp;
}

/** A pattern of whole-word alternatives; ` … ` stands for up to six words. */
export function phrases(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.map(withGaps).join('|')})\\b`);
}

/** As `phrases`, but each place where they are. */
export function everyPhrase(...alternatives: readonly string[]): RegExp {
  return new RegExp(phrases(...alternatives), 'g');
}

/** Two groups of words close to each other, in either order. @param between maximum words in between */
export function near(one: string, other: string, between = 4): string {
  const gap = `(?: \\S+){0,${between}} `;
  return `(?:${one})${gap}(?:${other})\\b|\\b(?:${other})${gap}(?:${one})`;
}

function withGaps(text: string): string {
  return text.replaceAll(' … ', '(?: \\S+){0,6} ');
}
