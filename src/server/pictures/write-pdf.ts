// Writes a document: elements of @react-pdf/renderer become a PDF with real text and its fonts inside.

import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer';
import { cloneElement, type ReactElement } from 'react';
import { arrowFont } from './arrow-font.ts';
import { fontFaces, fontFamilies, fontWeights } from './fonts.ts';

const maxWordLength = 24;
const pieces = /.{1,12}/gu;

for (const family of fontFamilies) {
  const faces = fontFaces.filter((face) => face.family === family);
  Font.register({ family, fonts: faces.map(({ file, weight }) => ({ src: file, fontWeight: weight })) });
}
const arrows = 'Arrows';
Font.register({ family: arrows, src: `data:font/ttf;base64,${arrowFont().toString('base64')}` });
// No word is divided, but for one that fits on no line.
Font.registerHyphenationCallback((word) => (word.length <= maxWordLength ? [word] : (word.match(pieces) ?? [word])));

/** The style of a page: the families in which characters are looked up. */
export const pageStyle = { fontFamily: [...fontFamilies, arrows], fontWeight: fontWeights[0] };

/** The finished file. */
export async function writePdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  return renderToBuffer(document);
}

/** Under which React-PDF 4.9 tells its layout. */
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

/** The finished file with what there is of it on the last page. @param below where a page's content ends: its height without the margin there */
export async function writeMeasuredPdf(document: ReactElement<DocumentProps>, below: number): Promise<WrittenPdf> {
  let pages: Laid[] = [];
  // React-PDF tells its layout to this listener alone.
  const onRender = (told: unknown) => {
    pages = (told as Record<string, Laid | undefined>)[layoutKey]?.children ?? [];
  };
  const file = await renderToBuffer(cloneElement(document, { onRender }));
  const ends = (pages.at(-1)?.children ?? [])
    .filter(({ props }) => props?.fixed !== true)
    .map(({ box }) => (box ? box.top + box.height : 0));
  return { file, pages: pages.length, lastFill: Math.max(0, ...ends) / below };
}
