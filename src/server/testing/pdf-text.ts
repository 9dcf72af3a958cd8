// Reads the text of a PDF the way a reader's search does: through the tables that say which letter each glyph is.

import { inflateSync } from 'node:zlib';

/** Every piece of text in the file, in the order in which it is drawn, without the spaces between lines. */
export function pdfText(file: Buffer): string {
  const source = file.toString('latin1');
  const tables = fontTables(source);
  let text = '';
  for (const content of streamsOf(source).filter((stream) => / Tf$/m.test(stream))) {
    let letters = new Map<string, string>();
    for (const { groups } of content.matchAll(/\/(?<font>F\d+) [\d.]+ Tf|<(?<glyphs>[\da-f]+)>/gi)) {
      if (groups?.font) letters = tables.get(groups.font) ?? new Map();
      for (const glyph of groups?.glyphs?.match(/.{4}/g) ?? []) text += letters.get(glyph.toLowerCase()) ?? '\uFFFD';
    }
  }
  return text;
}

/** For each font's name on the page, its letters by glyph. */
function fontTables(source: string): Map<string, Map<string, string>> {
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj$([^]*?)^endobj$/gm)].map(([, id, body]) => [id, body ?? '']),
  );
  const tables = new Map<string, Map<string, string>>();
  for (const [, name = '', id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '') ?? [];
    const [map = ''] = streamsOf(objects.get(table ?? '') ?? '');
    tables.set(name, lettersOf(map));
  }
  return tables;
}

/** A table lists ranges of glyphs, each with the letters (UTF-16) from the first on. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([\da-f]+)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

function streamsOf(source: string): string[] {
  // A "\r" before the end belongs to the compressed data, of which it is the last byte now and then.
  return [...source.matchAll(/stream\r?\n([^]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
}
