// Draws a picture: elements with styles become SVG (satori), and that a PNG (sharp). One at a time.

import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { fontFaces, fontFamilies } from './fonts.ts';
import { inTurnWithPictures } from './take-turns.ts';

let fonts: Font[] | undefined;

/** Read once, when the first picture is drawn; satori keeps what it parsed for as long as it is given the same list. */
function loadFonts(): Font[] {
  fonts ??= fontFaces.map(({ family, weight, file }) => ({ name: family, weight, data: readFileSync(file) }));
  return fonts;
}

/** The style of a picture's outermost element: the family that all text begins with, and sizes that include the padding. */
export const pictureStyle = { display: 'flex', boxSizing: 'border-box', fontFamily: fontFamilies.join(', ') } as const;

/**
 * How a picture is packed: `small` looks for the smallest file, which takes longer than the drawing; `quick` is for pictures of many
 * people, with plain grounds that pack well by themselves.
 */
const packings = {
  small: { compressionLevel: 9, palette: true, quality: 95 },
  quick: { compressionLevel: 3 },
} as const;

/**
 * Draws elements that have `style`s (satori's part of CSS) and no components with state.
 *
 * @param size in pixels
 */
export async function drawPng(
  picture: ReactNode,
  size: { width: number; height: number },
  packing: keyof typeof packings = 'small',
): Promise<Buffer> {
  return inTurnWithPictures(async () => {
    const svg = await satori(picture, { ...size, fonts: loadFonts() });
    return sharp(Buffer.from(svg)).png(packings[packing]).toBuffer();
  });
}
