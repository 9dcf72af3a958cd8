// The faces that pictures and documents are set in, one family for each script, and what each can draw (decision 010).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { facesFolder } from '#server/paths.ts';
import { arrowFont } from './arrow-font.ts';

const require = createRequire(import.meta.url);

/** A family: one script or subset, with a file for each weight that there is. A face is the path of its file, or the file itself. */
export interface FaceFamily {
  family: string;
  faces: readonly { weight: 400 | 700; file: () => string | Buffer }[];
}

/** A subset of a package of Fontsource, in both weights. */
function packaged(family: string, name: string, subset: string): FaceFamily {
  const file = (weight: number) => require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
  return { family, faces: ([400, 700] as const).map((weight) => ({ weight, file: () => file(weight) })) };
}

/** A file of our own folder: in one weight, since each is large. */
const kept = (family: string, name: string): FaceFamily => ({
  family,
  faces: [{ weight: 400, file: () => join(facesFolder, `${name}-400-normal.woff`) }],
});

const inter = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/**
 * Every family, in the order in which a character is looked up. Each subset is a family of its own: under one common name, satori looks
 * into the first only and draws boxes for Ż and Ł.
 */
export const faceFamilies: readonly FaceFamily[] = [
  ...inter.map((subset) => packaged(`Inter ${subset}`, 'inter', subset)),
  { family: 'Arrows', faces: [{ weight: 400, file: arrowFont }] },
  packaged('Arabic', 'ibm-plex-sans-arabic', 'arabic'),
  packaged('Hebrew', 'noto-sans-hebrew', 'hebrew'),
  packaged('Devanagari', 'mukta', 'devanagari'),
  packaged('Thai', 'noto-sans-thai', 'thai'),
  packaged('Armenian', 'noto-sans-armenian', 'armenian'),
  packaged('Georgian', 'noto-sans-georgian', 'georgian'),
  kept('Han', 'noto-sans-sc-chinese-simplified'),
  kept('Japanese', 'noto-sans-jp-japanese'),
  kept('Korean', 'noto-sans-kr-korean'),
  kept('Emoji', 'noto-emoji-emoji'),
];

/**
 * A face as TrueType. The files are WOFF, of which React-PDF unpacks a whole table for each glyph: seconds for a Chinese name.
 * A table of WOFF is that of TrueType, deflated where that makes it smaller (https://www.w3.org/TR/WOFF/).
 */
export function trueType(file: string | Buffer): Buffer {
  const source = typeof file === 'string' ? readFileSync(file) : file;
  if (source.toString('latin1', 0, 4) !== 'wOFF') return source;
  const count = source.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  const steps = 2 ** Math.floor(Math.log2(count));
  source.copy(head, 0, 4, 8);
  [count, steps * 16, Math.log2(steps), (count - steps) * 16].forEach((value, at) =>
    head.writeUInt16BE(value, 4 + 2 * at),
  );
  const tables: Buffer[] = [head];
  let end = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = 44 + 20 * at;
    const [offset, packed, length] = [4, 8, 12].map((field) => source.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const content = source.subarray(offset, offset + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(content) : content).copy(table);
    const record = 12 + 16 * at;
    source.copy(head, record, entry, entry + 4);
    source.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(end, record + 8);
    head.writeUInt32BE(length, record + 12);
    tables.push(table);
    end += table.length;
  }
  return Buffer.concat(tables);
}

/** The families that every picture and document has: what English is written in, with the letters of most of Europe. */
export const basicFamilies: readonly string[] = inter.map((subset) => `Inter ${subset}`);

/** Where `npm run faces` writes which characters each family has: hexadecimal ranges, "41-5a,61-7a". */
export const coverageFile = join(facesFolder, 'coverage.json');

let families: Map<number, string> | undefined;

/** The first family by code point. Read when the first text is looked at. */
function familiesByCode(): Map<number, string> {
  if (families) return families;
  families = new Map();
  const coverage = JSON.parse(readFileSync(coverageFile, 'utf8')) as Record<string, string>;
  for (const { family } of faceFamilies) {
    for (const range of (coverage[family] ?? '').split(',')) {
      const [first = '', last = first] = range.split('-');
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) {
        if (!families.has(code)) families.set(code, family);
      }
    }
  }
  return families;
}

/** The family that draws a character; undefined for one that none has. */
export function familyOf(character: string): string | undefined {
  return familiesByCode().get(character.codePointAt(0) ?? 0);
}
