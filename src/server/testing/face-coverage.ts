// What the files of our faces hold.

import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { FaceFamily } from '#server/pictures/fonts.ts';

/** The characters that every file of a family draws, as ranges of hexadecimal code points: "41-5a,61-7a". */
export function coverageOf({ faces }: FaceFamily): string {
  const sets = faces.map(({ file }) => {
    const source = file();
    const face = create(typeof source === 'string' ? readFileSync(source) : source);
    if (!('characterSet' in face)) throw new Error('This file holds several faces.');
    return face.characterSet.filter((code) => face.hasGlyphForCodePoint(code));
  });
  const [first = [], ...others] = sets;
  const codes = first.filter((code) => code < 0x11_0000 && others.every((set) => set.includes(code)));
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    // What ends a table of characters is none.
    if (code === 0xffff) continue;
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((pair) => [...new Set(pair)].map((code) => code.toString(16)).join('-')).join(',');
}
