// How signs of an emergency are written down: patterns over plain words (`plain`).

/** Kinds of emergencies, by what must be done; the first one found decides. */
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

/** A sign: found where `found` matches and `unless` does not. */
export interface Sign {
  kind: EmergencyKind;
  found: RegExp;
  unless?: RegExp;
}

/** The signs of one language. */
export interface Signs {
  list: readonly Sign[];
  /** Words to which misspelt ones are brought, separated by spaces. */
  words: string;
  /** Questions about keeping clear of something, and those about rules. */
  prevention: RegExp;
  rules: RegExp;
  /** What shows that something has happened, whatever else is asked. */
  acute: RegExp;
}

/** A pattern of whole words: alternatives, each of which may hold `…` for a gap of at most six words. */
export function phrases(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.map(withGaps).join('|')})\\b`);
}

/** A pattern of two groups of words near each other, in either order. @param between words at most */
export function near(one: string, other: string, between = 4): string {
  const gap = `(?: \\S+){0,${between}} `;
  return `(?:${one})${gap}(?:${other})\\b|\\b(?:${other})${gap}(?:${one})`;
}

function withGaps(text: string): string {
  return text.replaceAll(' … ', '(?: \\S+){0,6} ');
}
