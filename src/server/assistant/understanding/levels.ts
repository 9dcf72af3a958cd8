// Levels and level bands in a question.

/** The bands of the entries: beginners below 2.5, advanced from 4.5. */
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

/** The band in a text; null without one. */
export function findBand(text: string): LevelBand | null {
  const level = findLevel(text);
  if (level !== null) return bandOf(level);
  return words.find(([word]) => word.test(text))?.[1] ?? null;
}

/** The level in a text ("level 4", "a 3.5 player"), 1.0–7.0; null without one. */
export function findLevel(text: string): number | null {
  const [, after, before] = /\blevel ([1-7](?:\.\d)?)\b|\b([1-7]\.[05])\b/.exec(text) ?? [];
  const level = Number(after ?? before);
  return Number.isNaN(level) || level > 7 ? null : level;
}
