// The faces that pictures and documents are set in: Inter, in all the scripts that it knows.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const files = dirname(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));

/** For each subset, the characters that its files hold: `U+0000-00FF,U+0131,…`. */
const ranges = JSON.parse(readFileSync(join(files, '..', 'unicode.json'), 'utf8')) as Record<string, string>;

/**
 * Subsets, the commonest first. Each is a family of its own: under one common name, satori looks into the first only and draws
 * boxes for Ż and Ł.
 */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;

export const fontWeights = [400, 700] as const;

interface FontFace {
  family: string;
  weight: (typeof fontWeights)[number];
  file: string;
}

/** Every face: a family for each subset, a file for each weight. */
export const fontFaces: readonly FontFace[] = subsets.flatMap((subset) =>
  fontWeights.map((weight) => ({
    family: `Inter ${subset}`,
    weight,
    file: join(files, `inter-${subset}-${weight}-normal.woff`),
  })),
);

/** The families in the order in which a character is looked up. */
export const fontFamilies: string[] = subsets.map((subset) => `Inter ${subset}`);

const drawable = subsets.flatMap((subset) => (ranges[subset] ?? '').split(',').map(parseRange));

/** Whether every character of a text has a glyph: names in Arabic, Hebrew or Chinese have none here. */
export function isDrawable(text: string): boolean {
  return [...text].every((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return drawable.some(([first, last]) => code >= first && code <= last);
  });
}

/** `U+0100-02BA` or `U+0131`, as first and last code point. */
function parseRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
