// Reads the text of a PDF like a viewer's search: through the tables from glyphs to letters.

import { inflateSync } from 'node:zlib';

/** Right-to-left letters. */
const backwards = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Every piece of text in the file, in the order in which it is drawn and read, without the spaces between lines. */
export function pdfText(file: Buffer): string {
  return pdfLines(file)
    .map((runs) => inReadingOrder(runs.flatMap(({ letters }) => letters)))
    .join('');
}

/** A line's letters by glyph, in reading order: Arabic and Hebrew from right to left. */
function inReadingOrder(glyphs: readonly string[]): string {
  const isBackwards = glyphs.map((glyph) => backwards.test(glyph));
  const read: string[] = [];
  for (let at = 0; at < glyphs.length; at += 1) {
    let end = at + 1;
    // From one such letter to the last one with only spaces between them.
    for (let next = at; isBackwards[at] && next < glyphs.length; next += 1) {
      if (isBackwards[next]) end = next + 1;
      else if (glyphs[next]?.replaceAll('\u200B', '').trim() !== '') break;
    }
    read.push(...glyphs.slice(at, end).toReversed());
    at = end - 1;
  }
  return read.join('');
}

/** A piece of text in one font: its letters by glyph, their widths, and the distance to the next piece, in points. */
export interface PdfRun {
  letters: string[];
  width: number;
  room: number;
}

/** Every line of text in the file, in the order in which it is drawn. */
export function pdfLines(file: Buffer): PdfRun[][] {
  const source = file.toString('latin1');
  const fonts = fontTables(source);
  const lines: PdfRun[][] = [];
  for (const content of streamsOf(source).filter((stream) => / Tf$/m.test(stream))) {
    let font: PdfFont | undefined;
    let size = 0;
    let run: PdfRun = { letters: [], width: 0, room: 0 };
    const steps =
      /\/(?<name>F\d+) (?<size>[\d.]+) Tf|\[(?<pieces>[^\]]*)\] TJ|1 0 0 1 (?<x>-?[\d.e-]+) (?<y>-?[\d.e-]+) cm/g;
    lines.push([]);
    for (const { groups = {} } of content.matchAll(steps)) {
      if (groups.name !== undefined) {
        [font, size] = [fonts.get(groups.name), Number(groups.size)];
        run = { letters: [], width: 0, room: 0 };
        lines.at(-1)?.push(run);
      } else if (groups.pieces !== undefined) {
        const glyphs = [...groups.pieces.matchAll(/<([\da-f]+)>/gi)].flatMap(
          ([, one = '']) => one.match(/.{4}/g) ?? [],
        );
        const moved = [...groups.pieces.matchAll(/> (-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0);
        const widths = glyphs.reduce((sum, glyph) => sum + (font?.widths[Number.parseInt(glyph, 16)] ?? 0), 0);
        run.letters.push(...glyphs.map((glyph) => font?.letters.get(glyph.toLowerCase()) ?? '\uFFFD'));
        run.width += ((widths - moved) * size) / 1000;
      } else if (groups.y === '0') run.room += Number(groups.x);
      else lines.push([]);
    }
  }
  return lines.filter(({ length }) => length > 0);
}

interface PdfFont {
  letters: Map<string, string>;
  /** By glyph, in thousandths of the size. */
  widths: number[];
}

/** For each font's name on the page, its letters and widths by glyph. */
function fontTables(source: string): Map<string, PdfFont> {
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj$([^]*?)^endobj$/gm)].map(([, id, body]) => [id, body ?? '']),
  );
  const tables = new Map<string, PdfFont>();
  for (const [, name = '', id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(id ?? '') ?? '';
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
    const [, inner] = /\/DescendantFonts \[(\d+) 0 R/.exec(font) ?? [];
    const [map = ''] = streamsOf(objects.get(table ?? '') ?? '');
    const [, widths = ''] = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(inner ?? '') ?? '') ?? [];
    tables.set(name, { letters: lettersOf(map), widths: widths.split(' ').map(Number) });
  }
  return tables;
}

/** A table lists ranges of glyphs, each with the letters (UTF-16) from the first on. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(
        glyph,
        String.fromCharCode(...(units.match(/[\da-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return letters;
}

function streamsOf(source: string): string[] {
  // A "\r" before the end can be the last byte of the compressed data.
  return [...source.matchAll(/stream\r?\n([^]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
}
