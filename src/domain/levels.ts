// A player's level: one inner scale of 1.0–7.0, and how the players of each country read it.

/** The inner scale's options, as the registration form offers them (specification, section 9, federation DK). */
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

/** Lowest and highest DPF ranking number a Danish player may state. */
export const dpfRankingRange = { min: 1, max: 1000 } as const;

/** The name of a level on the DPF scale: that of the half step at or below it. */
export function levelName(level: number): string {
  return levelOptions.findLast((option) => level >= Number(option.value))?.name ?? levelOptions[0].name;
}

interface Federation {
  name: string;
  /** From the inner scale to the federation's. */
  shown: (level: number) => number;
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

const danish: Federation = { name: 'DPF', shown: (level) => level, label: levelName };
const federations = new Map<string, Federation>([
  ['DK', danish],
  ['ES', { name: 'FEP', shown: (level) => 1 + ((level - 1) * 5) / 6, label: (shown) => step(fepLabels, shown) }],
  ['AR', { name: 'APA', shown: (level) => 1 + ((level - 1) * 7) / 6, label: (shown) => step(apaLabels, shown) }],
]);

/**
 * A level as the players of a country read it, e.g. `DPF 4.5 · Solid Intermediate+`.
 * Countries without a scale of their own read the Danish one (specification, section 9; decisions, section 6).
 *
 * @param level on the inner scale, 1.0–7.0
 * @param country ISO 3166 code of the player's country
 */
export function federationLevel(level: number, country: string): { federation: string; value: string; label: string } {
  const federation = federations.get(country) ?? danish;
  // Rounded before the label is looked up, so that the number and the word never disagree.
  const shown = Math.round(federation.shown(level) * 10) / 10;
  return { federation: federation.name, value: shown.toFixed(1), label: federation.label(shown) };
}

/** How full the level bar is, in percent: level / 7 × 100, kept within 0–100 (specification, section 9). */
export function levelBarPercent(level: number): number {
  return Math.min(Math.max((level / 7) * 100, 0), 100);
}
