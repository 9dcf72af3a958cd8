// A typeface of two signs, → and ←, which Inter's files lack and sentences about ratings hold ("lob 3.6 → 4.2"). Made here, as TrueType, so
// that an arrow in a document is a letter like others: it can be searched, copied and read aloud.

/** Units to the em, and how wide both signs are: about as in Inter. */
const em = 1000;
const advance = 920;

type Point = readonly [x: number, y: number];

/** Outlines, clockwise. The arrow lies at the height of a small letter's middle. */
const right: Point[] = [
  [80, 330],
  [80, 410],
  [690, 410],
  [520, 580],
  [580, 640],
  [850, 370],
  [580, 100],
  [520, 160],
  [690, 330],
];
const left = right.map(([x, y]): Point => [advance + 10 - x, y]).toReversed();
const outlines = [[], left, right];
const signs = { first: 0x2190, firstGlyph: 1, secondGlyph: 2 } as const;

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (value: number) => u16(value >>> 16, value & 0xffff);

function glyph(points: readonly Point[]): Buffer {
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  const body = Buffer.concat([
    u16(1, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), points.length - 1, 0),
    Buffer.alloc(points.length, 1),
    u16(...steps(xs)),
    u16(...steps(ys)),
  ]);
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
}

/** ← and → are U+2190 and U+2192: one segment each, and the end. */
function characterMap(): Buffer {
  const codes = [signs.first, signs.first + 2];
  const deltas = [signs.firstGlyph - signs.first, signs.secondGlyph - (signs.first + 2)];
  const body = u16(6, 4, 1, 2, ...codes, 0xffff, 0, ...codes, 0xffff, ...deltas, 1, 0, 0, 0);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function names(): Buffer {
  const texts = ['Pala Arrows', 'Regular', 'Pala Arrows', 'PalaArrows'].map((text) =>
    Buffer.from(text, 'utf16le').swap16(),
  );
  let at = 0;
  const records = texts.map((text, index) => {
    const record = u16(3, 1, 0x409, [1, 2, 4, 6][index] ?? 0, text.length, at);
    at += text.length;
    return record;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...texts]);
}

/** The file. */
export function arrowFont(): Buffer {
  const glyphs = outlines.map(glyph);
  const offsets = glyphs.map((_, index) => glyphs.slice(0, index).reduce((sum, one) => sum + one.length, 0));
  const end = glyphs.reduce((sum, one) => sum + one.length, 0);
  const tables: Record<string, Buffer> = {
    'OS/2': Buffer.concat([
      u16(4, advance, 400, 5, 0),
      Buffer.alloc(20),
      Buffer.alloc(32),
      u16(0x40, signs.first, signs.first + 2, 969, -242, 0, 969, 242),
      Buffer.alloc(8),
      u16(546, 728, 0, 32, 1),
    ]),
    cmap: characterMap(),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      u32(0x10000),
      u32(0x10000),
      u32(0),
      u32(0x5f0f3cf5),
      u16(0, em),
      Buffer.alloc(16),
      u16(0, 0, advance, 700, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(969, -242, 0, advance, 80, 60, 850, 1, 0, 0, 0, 0, 0, 0, 0, 3)]),
    hmtx: u16(...outlines.flatMap(() => [advance, 80])),
    loca: Buffer.concat([...offsets, end].map(u32)),
    maxp: Buffer.concat([u32(0x10000), u16(3, right.length, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  };
  const padded = Object.entries(tables).map(([tag, data]) => ({
    tag,
    length: data.length,
    data: Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]),
  }));
  let at = 12 + 16 * padded.length;
  const directory = padded.map(({ tag, length, data }) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(0), u32(at), u32(length)]);
    at += data.length;
    return entry;
  });
  return Buffer.concat([
    u32(0x10000),
    u16(padded.length, 128, 3, padded.length * 16 - 128),
    ...directory,
    ...padded.map(({ data }) => data),
  ]);
}
