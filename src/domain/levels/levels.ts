// A player's level: one inner scale of 1.0–7.0, and how the players of each country read it.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';

/** The inner scale's options, as the registration form offers them (docs/product.md#levels). */
export const levelOptions = [
  { value: '1.0', name: 'Absolute Beginner' },
  { value: '1.5', name: 'Absolute Beginner+' },
  { value: '2.0', name: 'Beginner' },
  { value: '2.5', name: 'Beginner+' },
  { value: '3.0', name: 'Lower Intermediate' },
  { value: '3.5', name: 'Lower Intermediate+' },
  { value: '4.0', name: 'Solid Intermediate' },
  { value: '4.5', name: 'Solid Intermediate+' },
  { value: '5.0', name: 'Upper Intermediate' },
  { value: '5.5', name: 'Upper Intermediate+' },
  { value: '6.0', name: 'Advanced' },
  { value: '6.5', name: 'Advanced+' },
  { value: '7.0', name: 'Elite' },
] as const;

/** One of the levels that a person can state. */
export type LevelValue = (typeof levelOptions)[number]['value'];

/** Lowest and highest DPF ranking number a Danish player may state. */
export const dpfRankingRange = { min: 1, max: 1000 } as const;

/** The name of a level on the DPF scale: that of the half step at or below it. */
export function levelName(level: number): string {
  return levelOptions.findLast((option) => level >= Number(option.value))?.name ?? levelOptions[0].name;
}

/** The highest level of the inner scale. */
export const highest = 7;

export interface Federation {
  name: string;
  /** In which language its labels are, for those who read them aloud. */
  language: 'en' | 'es';
  /** The highest value of its scale, which begins with 1 as the inner one does. */
  top: number;
  label: (shown: number) => string;
}

const fepLabels = ['Iniciación', 'Básico', 'Intermedio', 'Avanzado', 'Experto', 'Élite'];
const apaLabels = [
  'Principiante',
  'Básico',
  'Intermedio Bajo',
  'Intermedio',
  'Intermedio Alto',
  'Avanzado',
  'Profesional',
];

/** Position of a value on a scale whose steps start at 1, kept within the list. */
function step<T>(labels: readonly T[], shown: number): T {
  return labels[Math.min(Math.max(Math.floor(shown) - 1, 0), labels.length - 1)] as T;
}

/** The scale of countries without one of their own. */
export const danish: Federation = { name: 'DPF', language: 'en', top: highest, label: levelName };
/** By country. */
export const federations = new Map<string, Federation>([
  ['DK', danish],
  [
    'ES',
    {
      name: 'FEP',
      language: 'es',
      top: 6,
      label: (shown) => step(fepLabels, shown),
    },
  ],
  [
    'AR',
    {
      name: 'APA',
      language: 'es',
      top: 8,
      label: (shown) => step(apaLabels, shown),
    },
  ],
]);

/**
 * A level as the players of a country read it, e.g. `DPF 4.5 · Solid Intermediate+`.
 * Countries without a scale of their own read the Danish one (docs/product.md#levels).
 *
 * @param level on the inner scale, 1.0–7.0
 * @param country ISO 3166 code of the player's country
 */
export function federationLevel(level: number, country: string): { federation: string; value: string; label: string } {
  const federation = federations.get(country) ?? danish;
  // Rounded before the label is looked up, so that the number and the word never disagree.
  const shown = roundTo(1 + ((level - 1) * (federation.top - 1)) / (highest - 1), 1);
  return { federation: federation.name, value: oneDecimal(shown), label: federation.label(shown) };
}

/** The language of a country's level labels ("Intermedio" is Spanish), for the `lang` attribute of what shows them. */
export function levelLanguage(country: string): 'en' | 'es' {
  return (federations.get(country) ?? danish).language;
}

/** What travels of a person's level: null, or not stated, where neither the person nor a coach has said one. */
interface Leveled {
  currentLevel: string | null;
  isLevelStated?: boolean;
}

/**
 * A person's level on the inner scale, 1.0–7.0; null where nobody stated or verified one. Such a level reads "Not Rated" and counts in
 * no figure, whatever country the person is from (docs/product.md#levels).
 */
export function levelOf({ currentLevel, isLevelStated = true }: Leveled): number | null {
  return isLevelStated ? toNumber(currentLevel) : null;
}

/** The level by which drills and texts are chosen for a person: the lowest, which suits everyone, where there is none. It is never shown. */
export function workingLevel(person: Leveled): number {
  return levelOf(person) ?? Number(levelOptions[0].value);
}

/** What stands where a level or score would, when there is none (docs/product.md#levels). */
export const notRated = 'Not Rated';

/** A level in one line, e.g. `DPF 4.5 · Solid Intermediate+`; "Not Rated" when there is none. */
export function levelText(level: Numeric | null | undefined, country: string): string {
  const number = toNumber(level);
  if (number === null) return notRated;
  const { federation, value, label } = federationLevel(number, country);
  return `${federation} ${value} · ${label}`;
}

/** The same without its label, where there is little room: `DPF 4.5`. */
export function shortLevel(level: Numeric | null | undefined, country: string): string {
  const number = toNumber(level);
  if (number === null) return notRated;
  const { federation, value } = federationLevel(number, country);
  return `${federation} ${value}`;
}

/** The five levels of the skill-level explosion, from the lowest, with the level at which each starts (docs/product.md#levels). */
export const explosionLevels = [
  { id: 'beginner', label: 'Beginner', from: 0 },
  { id: 'intermediate', label: 'Intermediate', from: 2 },
  { id: 'advanced', label: 'Advanced', from: 3.5 },
  { id: 'expert', label: 'Expert', from: 5 },
  { id: 'pro', label: 'Pro', from: 6.5 },
] as const;
export type ExplosionLevel = (typeof explosionLevels)[number];

/** Which of the five a level celebrates; each one's lower bound belongs to it. */
export function explosionLevel(level: number): ExplosionLevel {
  return explosionLevels.findLast(({ from }) => level >= from) ?? explosionLevels[0];
}

/** How full the level bar is, in percent: level / 7 × 100, kept within 0–100 (docs/product.md#levels). */
export function levelBarPercent(level: number): number {
  return Math.min(Math.max((level / 7) * 100, 0), 100);
}
