// For whom a question asks: a level that it names, or the asker's.

/** Beginners below 2.5, advanced players from 4.5: the bands in which the entries speak. */
export type LevelBand = 'beginner' | 'intermediate' | 'advanced';

/** The band of a level, 1.0–7.0. */
export function bandOf(level: number): LevelBand {
  if (level < 2.5) return 'beginner';
  return level < 4.5 ? 'intermediate' : 'advanced';
}

const words: [RegExp, LevelBand][] = [
  [/\b(beginners?|novices?|just started|new to|starting out|starter)\b/, 'beginner'],
  [/\bintermediate\b/, 'intermediate'],
  [/\b(advanced|experts?|professionals?|pros?)\b/, 'advanced'],
];

/** The band that a text names; null without one. */
export function bandIn(text: string): LevelBand | null {
  const level = levelIn(text);
  if (level !== null) return bandOf(level);
  return words.find(([word]) => word.test(text))?.[1] ?? null;
}

/** A level of the scale that a text names ("level 4", "a 3.5 player"), 1.0–7.0; null without one. */
export function levelIn(text: string): number | null {
  const [, after, before] = /\blevel ([1-7](?:\.\d)?)\b|\b([1-7]\.[05])\b/.exec(text) ?? [];
  const level = Number(after ?? before);
  return Number.isNaN(level) || level > 7 ? null : level;
}
