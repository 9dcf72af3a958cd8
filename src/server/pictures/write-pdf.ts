// Writes a document: elements of @react-pdf/renderer become a PDF with real text and its fonts inside.

import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { fontFaces, fontFamilies, fontWeights } from './fonts.ts';

const maxWordLength = 24;
const pieces = /.{1,12}/gu;

for (const family of fontFamilies) {
  const faces = fontFaces.filter((face) => face.family === family);
  Font.register({ family, fonts: faces.map(({ file, weight }) => ({ src: file, fontWeight: weight })) });
}
// No word is divided, but for one that fits on no line.
Font.registerHyphenationCallback((word) => (word.length <= maxWordLength ? [word] : (word.match(pieces) ?? [word])));

/** The style of a page: the families in which characters are looked up. */
export const pageStyle = { fontFamily: fontFamilies, fontWeight: fontWeights[0] };

/** The finished file. */
export async function writePdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  return renderToBuffer(document);
}
