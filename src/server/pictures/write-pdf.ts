// Writes a document: elements of @react-pdf/renderer become a PDF with real text and its fonts inside.

import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type FaceFamily, faceFamilies, trueType } from './fonts.ts';
import { rightToLeft } from './written.ts';
import { writtenTree } from './written-tree.ts';

const maxWordLength = 24;
/** A dozen signs with their marks: a letter is never divided from them. */
const pieces = /(?:\P{M}\p{M}*){1,12}/gu;

/** A font as fontkit opened it. */
type KitFont = NonNullable<ReturnType<typeof Font.getFont>['data']>;

const registered = new Map<string, Promise<void>>();

/** Registers fonts with React-PDF when a document first uses them. */
async function register(families: readonly string[]): Promise<void> {
  for (const one of faceFamilies) {
    if (!families.includes(one.family)) continue;
    const loaded = registered.get(one.family) ?? load(one);
    registered.set(one.family, loaded);
    await loaded;
  }
}

/** Loads a family's faces. */
async function load({ family, faces }: FaceFamily): Promise<void> {
  const fonts = faces.map(({ file, weight }) => ({ src: addressOf(file()), fontWeight: weight }));
  Font.register({ family, fonts });
  for (const { fontWeight } of fonts) {
    await Font.load({ fontFamily: family, fontWeight });
    nameGlyphsByTheirUse(Font.getFont({ fontFamily: family, fontWeight }).data);
  }
}

/**
 * Has each glyph named by the characters that it was last asked for. fontkit 2.0 keeps those of the first time: of a glyph that was only a
 * part of another (” is drawn from ’) none, so that later documents could not be searched for it.
 */
function nameGlyphsByTheirUse(font: KitFont | null): void {
  if (!font) return;
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters);
    if (characters.length > 0) Object.assign(glyph, { codePoints: characters });
    return glyph;
  };
}

// No word is divided, but for one that fits on no line.
Font.registerHyphenationCallback((word) => (word.length <= maxWordLength ? [word] : (word.match(pieces) ?? [word])));

/** A face as React-PDF takes it: the file itself as an address. */
const addressOf = (file: string | Buffer) => `data:font/ttf;base64,${trueType(file).toString('base64')}`;

/** The document with texts as our faces can write them, and in each page's style the families that they take. */
async function withWrittenTexts(document: ReactElement<DocumentProps>): Promise<ReactElement<DocumentProps>> {
  const { tree, families } = writtenTree(document, rightToLeft);
  await register(families);
  const { children } = tree.props as { children?: ReactNode };
  const pages = Children.map(children, (page) =>
    isValidElement<{ style?: object }>(page)
      ? cloneElement(page, { style: { ...page.props.style, fontFamily: families } })
      : page,
  );
  return cloneElement(tree, {}, pages);
}

/** The finished file. */
export async function writePdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  return renderToBuffer(await withWrittenTexts(document));
}

/** The key under which React-PDF 4.9 reports its layout. */
const layoutKey = '_INTERNAL__LAYOUT__DATA_';

/** A node of the finished layout, in points of its page. */
interface Laid {
  box?: { top: number; height: number };
  props?: { fixed?: boolean };
  children?: Laid[];
}

/** A file, and how much of its last page is used, 0–1. */
export interface WrittenPdf {
  file: Buffer;
  pages: number;
  lastFill: number;
}

/**
 * The finished file with what there is of it on the last page. @param below where a page's content ends: its height without the margin
 * there
 */
export async function writeMeasuredPdf(document: ReactElement<DocumentProps>, below: number): Promise<WrittenPdf> {
  let pages: Laid[] = [];
  // React-PDF reports its layout only to this listener.
  const onRender = (laidOut: unknown) => {
    pages = (laidOut as Record<string, Laid | undefined>)[layoutKey]?.children ?? [];
  };
  const file = await renderToBuffer(cloneElement(await withWrittenTexts(document), { onRender }));
  const ends = (pages.at(-1)?.children ?? [])
    .filter(({ props }) => props?.fixed !== true)
    .map(({ box }) => (box ? box.top + box.height : 0));
  return { file, pages: pages.length, lastFill: Math.max(0, ...ends) / below };
}
