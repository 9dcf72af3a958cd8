// A player's level: one internal scale of 1.0–7.0, shown on each country's own scale.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';

/** The options in the registration form, on the internal scale (docs/product.md#levels). */
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

/** A level that a person can state. */
export type LevelValue = (typeof levelOptions)[number]['value'];

/** Range of DPF ranking numbers for Danish players. */
export const dpfRankingRange = { min: 1, max: 1000 } as const;

/** The name of a level on the DPF scale: the half step at or below it. */
export function levelName(level: number): string {
  return levelOptions.findLast((option) => level >= Number(option.value))?.name ?? levelOptions[0].name;
}

/** The highest level on the internal scale. */
export const highest = 7;

export interface Federation {
  name: string;
  /** The language of its labels, for screen readers. */
  language: 'en' | 'es';
  /** The highest value of its scale; the lowest is 1. */
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

/** The label of a value on a scale that starts at 1, kept within the list. */
function step<T>(labels: readonly T[], shown: number): T {
  return labels[Math.min(Math.max(Math.floor(shown) - 1, 0), labels.length - 1)] as T;
}

/** The default scale. */
export const danish: Federation = { name: 'DPF', language: 'en', top: highest, label: levelName };
/** Scales by country. */
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
 * A level on a country's scale, e.g. `DPF 4.5 · Solid Intermediate+`. Countries without one use the Danish scale (docs/product.md#levels).
 *
 * @param level on the internal scale, 1.0–7.0
 * @param country ISO 3166 code of the player's country
 */
export function federationLevel(level: number, country: string): { federation: string; value: string; label: string } {
  const federation = federations.get(country) ?? danish;
  // Rounded before looking up the label, so that number and label always agree.
  const shown = roundTo(1 + ((level - 1) * (federation.top - 1)) / (highest - 1), 1);
  return { federation: federation.name, value: oneDecimal(shown), label: federation.label(shown) };
}

/** Levels from one to another, both on the inner scale: "DPF 3.0 to 3.5". */
export function levelBandText({ from, to }: { from: string; to: string }, country: string): string {
  const [low, high] = [federationLevel(Number(from), country), federationLevel(Number(to), country)];
  return from === to ? `${low.federation} ${low.value}` : `${low.federation} ${low.value} to ${high.value}`;
}

/** The language of a country's level labels, for `lang` attributes. */
export function levelLanguage(country: string): 'en' | 'es' {
  return (federations.get(country) ?? danish).language;
}

/** A person's level in the contract: null or not stated if neither the person nor a coach has given one. */
interface Leveled {
  currentLevel: string | null;
  isLevelStated?: boolean;
}

/**
 * A person's level on the internal scale, 1.0–7.0; null if never stated or verified, which is shown as "Not Rated" and excluded from
 * figures (docs/product.md#levels).
 */
export function levelOf({ currentLevel, isLevelStated = true }: Leveled): number | null {
  return isLevelStated ? toNumber(currentLevel) : null;
}

/** The level for choosing drills and texts; the lowest for people without one. Never shown. */
export function workingLevel(person: Leveled): number {
  return levelOf(person) ?? Number(levelOptions[0].value);
}

/** Shown instead of a missing level or score (docs/product.md#levels). */
export const notRated = 'Not Rated';

/** A level in one line, e.g. `DPF 4.5 · Solid Intermediate+`; "Not Rated" when there is none. */
export function levelText(level: Numeric | null | undefined, country: string): string {
  const number = toNumber(level);
  if (number === null) return notRated;
  const { federation, value, label } = federationLevel(number, country);
  return `${federation} ${value} · ${label}`;
}

/** A level without its label: `DPF 4.5`. */
export function shortLevel(level: Numeric | null | undefined, country: string): string {
  const number = toNumber(level);
  if (number === null) return notRated;
  const { federation, value } = federationLevel(number, country);
  return `${federation} ${value}`;
}

/** The five levels of the skill-level explosion, lowest first, with their lower bounds (docs/product.md#levels). */
export const explosionLevels = [
  { id: 'beginner', label: 'Beginner', from: 0 },
  { id: 'intermediate', label: 'Intermediate', from: 2 },
  { id: 'advanced', label: 'Advanced', from: 3.5 },
  { id: 'expert', label: 'Expert', from: 5 },
  { id: 'pro', label: 'Pro', from: 6.5 },
] as const;
export type ExplosionLevel = (typeof explosionLevels)[number];

/** The explosion level for a level; lower bounds are inclusive. */
export function explosionLevel(level: number): ExplosionLevel {
  return explosionLevels.findLast(({ from }) => level >= from) ?? explosionLevels[0];
}

/** The level bar's fill as a percentage: level / 7 × 100, kept within 0–100 (docs/product.md#levels). */
export function levelBarPercent(level: number): number {
  return Math.min(Math.max((level / 7) * 100, 0), 100);
}
