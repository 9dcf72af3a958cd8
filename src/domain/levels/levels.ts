// A player's level: one internal scale of 1.0–7.0, shown on each country's own scale.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import { numberText, roundTo, storedDecimal } from '#domain/round-to.ts';
import type { OuterScale } from './outer-scales.ts';

/** The options in the registration form, on the internal scale (docs/product.md#levels). */
export const levelOptions = said([
  { value: '1.0', name: msg`Absolute Beginner` },
  { value: '1.5', name: msg`Absolute Beginner+` },
  { value: '2.0', name: msg`Beginner` },
  { value: '2.5', name: msg`Beginner+` },
  { value: '3.0', name: msg`Lower Intermediate` },
  { value: '3.5', name: msg`Lower Intermediate+` },
  { value: '4.0', name: msg`Solid Intermediate` },
  { value: '4.5', name: msg`Solid Intermediate+` },
  { value: '5.0', name: msg`Upper Intermediate` },
  { value: '5.5', name: msg`Upper Intermediate+` },
  { value: '6.0', name: msg`Advanced` },
  { value: '6.5', name: msg`Advanced+` },
  { value: '7.0', name: msg`Elite` },
]);

/** A level that a person can state. */
export type LevelValue = (typeof levelOptions)[number]['value'];

/** Range of DPF ranking numbers for Danish players. */
export const dpfRankingRange = { min: 1, max: 1000 } as const;

/** The name of a level on the DPF scale: the half step at or below it. */
export function levelName(level: number): string {
  return levelOptions.findLast((option) => level >= Number(option.value))?.name ?? levelOptions[0].name;
}

/** The highest level on the internal scale. */
const highest = 7;
/** The internal scale's half steps, from 1.0 to 7.0. */
const halfStep = 0.5;

/** The number and label of a half step on an outer scale. */
export interface ScaleStep {
  value: number;
  label: string;
}

/** A mapping that an administrator has set: a step for each of `levelOptions`, numbers never falling, or never rising. */
export interface ScaleMapping {
  scale: OuterScale;
  steps: readonly ScaleStep[];
}

/** The mappings that are set; a scale without one is shown by its formula, and as "about". */
export type ScaleMappings = readonly ScaleMapping[];

interface Federation {
  name: 'DPF' | OuterScale;
  /** The language of its labels, for screen readers; null for the reader's own. */
  language: 'es' | null;
  /** The highest value of its scale by the formula; the lowest is 1. */
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

/** The default scale, which shows the internal one as it is. */
const danish: Federation = { name: 'DPF', language: null, top: highest, label: levelName };
/** Scales by country. */
const federations = new Map<string, Federation>([
  ['DK', danish],
  ['ES', { name: 'FEP', language: 'es', top: 6, label: (shown) => step(fepLabels, shown) }],
  ['AR', { name: 'APA', language: 'es', top: 8, label: (shown) => step(apaLabels, shown) }],
]);

const federationOf = (country: string) => federations.get(country) ?? danish;

/** The name of a country's scale. Countries without one use the Danish scale. */
export function scaleName(country: string): 'DPF' | OuterScale {
  return federationOf(country).name;
}

/** A level on a country's scale. */
export interface ShownLevel {
  federation: string;
  /** Not rounded. */
  exact: number;
  /** With one decimal, for programs (`scaleText` writes it for people). */
  value: string;
  label: string;
  /** Whether it is shown as "about": nobody has said how the scale relates to the internal one. */
  isAbout: boolean;
}

/**
 * A level on a country's scale: by the mapping that an administrator has set, or else by the formula (docs/product.md#levels). Between two
 * half steps of a mapping the number lies between theirs, and the label is that of the lower one.
 *
 * @param level on the internal scale, 1.0–7.0
 * @param country ISO 3166 code of the player's country
 */
export function federationLevel(level: number, country: string, mappings: ScaleMappings): ShownLevel {
  const { name: federation, top, label } = federationOf(country);
  const steps = mappings.find(({ scale }) => scale === federation)?.steps;
  if (!steps) {
    const exact = 1 + ((level - 1) * (top - 1)) / (highest - 1);
    // Rounded before looking up the label, so that number and label always agree.
    const shown = roundTo(exact, 1);
    return { federation, exact, value: storedDecimal(shown), label: label(shown), isAbout: federation !== danish.name };
  }
  const at = (Math.min(Math.max(level, 1), highest) - 1) / halfStep;
  const low = steps[Math.floor(at)] as ScaleStep;
  const next = steps[Math.ceil(at)] as ScaleStep;
  const exact = low.value + (at % 1) * (next.value - low.value);
  return { federation, exact, value: storedDecimal(exact), label: low.label, isAbout: false };
}

/** Levels from one to another, both on the inner scale: "DPF 3.0 to 3.5". */
export function levelBandText(
  { from, to }: { from: string; to: string },
  country: string,
  mappings: ScaleMappings,
): string {
  const low = federationLevel(Number(from), country, mappings);
  const high = federationLevel(Number(to), country, mappings);
  const range = from === to ? low.value : say(msg`${{ lowest: low.value }} to ${{ highest: high.value }}`);
  return scaleText({ ...low, value: range });
}

/** The language of a country's level labels, for `lang` attributes. */
export function levelLanguage(country: string): string {
  return federationOf(country).language ?? languageInForce();
}

/** A person's level in the contract: null or not stated if neither the person nor a coach has given one. */
export interface Leveled {
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
export function notRated(): string {
  return say(msg`Not Rated`);
}

/** Number and scale of a level: `DPF 4.5`, `FEP 2.7`, or `about 2.7 FEP`. */
export function scaleText({
  federation,
  value,
  isAbout,
}: Pick<ShownLevel, 'federation' | 'value' | 'isAbout'>): string {
  const number = numberText(value);
  return isAbout ? say(msg`about ${{ value: number }} ${{ federation }}`) : `${federation} ${number}`;
}

/** A level in one line, e.g. `DPF 4.5 · Solid Intermediate+` or `about 2.7 FEP · Básico`; "Not Rated" when there is none. */
export function levelText(level: Numeric | null | undefined, country: string, mappings: ScaleMappings): string {
  const number = toNumber(level);
  if (number === null) return notRated();
  const shown = federationLevel(number, country, mappings);
  return `${scaleText(shown)} · ${shown.label}`;
}

/** A level without its label: `DPF 4.5`, `about 2.7 FEP`. */
export function shortLevel(level: Numeric | null | undefined, country: string, mappings: ScaleMappings): string {
  const number = toNumber(level);
  return number === null ? notRated() : scaleText(federationLevel(number, country, mappings));
}

/** The five levels of the skill-level explosion, lowest first, with their lower bounds (docs/product.md#levels). */
export const explosionLevels = said([
  { id: 'beginner', label: msg`Beginner`, from: 0 },
  { id: 'intermediate', label: msg`Intermediate`, from: 2 },
  { id: 'advanced', label: msg`Advanced`, from: 3.5 },
  { id: 'expert', label: msg`Expert`, from: 5 },
  { id: 'pro', label: msg`Pro`, from: 6.5 },
]);
export type ExplosionLevel = (typeof explosionLevels)[number];

/** The explosion level for a level; lower bounds are inclusive. */
export function explosionLevel(level: number): ExplosionLevel {
  return explosionLevels.findLast(({ from }) => level >= from) ?? explosionLevels[0];
}

/** The level bar's fill as a percentage: level / 7 × 100, kept within 0–100 (docs/product.md#levels). */
export function levelBarPercent(level: number): number {
  return Math.min(Math.max((level / 7) * 100, 0), 100);
}
