// Characters in our font files.

import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { FaceFamily } from '#server/pictures/fonts.ts';

/** The characters of a font family, as ranges of hexadecimal code points: "41-5a,61-7a". */
export function coverageOf({ faces }: FaceFamily): string {
  const sets = faces.map(({ file }) => {
    const source = file();
    const face = create(typeof source === 'string' ? readFileSync(source) : source);
    if (!('characterSet' in face)) throw new Error('This file contains several fonts.');
    return face.characterSet.filter((code) => face.hasGlyphForCodePoint(code));
  });
  const [first = [], ...others] = sets;
  const codes = first.filter((code) => code < 0x11_0000 && others.every((set) => set.includes(code)));
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    // The end marker of a character table is not a character.
    if (code === 0xffff) continue;
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((pair) => [...new Set(pair)].map((code) => code.toString(16)).join('-')).join(',');
}
