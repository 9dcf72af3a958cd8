// Draws a picture: elements with styles become SVG (satori), and that a PNG (sharp). One at a time.

import { readFileSync } from 'node:fs';
import { cloneElement, type ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { faceFamilies } from './fonts.ts';
import { takeSharpTurn } from './take-turns.ts';
import { rightToLeft } from './written.ts';
import { writtenTree } from './written-tree.ts';

const loaded = new Map<string, Font[]>();

/** The faces of a family, read when the first picture needs them: satori keeps what it parsed for as long as it is given the same ones. */
function facesOf(family: string): Font[] {
  const fonts =
    loaded.get(family) ??
    faceFamilies
      .filter((one) => one.family === family)
      .flatMap(({ faces }) => faces)
      .map(({ weight, file }) => ({ name: family, weight, data: contentOf(file()) }));
  loaded.set(family, fonts);
  return fonts;
}

const contentOf = (file: string | Buffer) => (typeof file === 'string' ? readFileSync(file) : file);

/** A picture as elements. */
export type Picture = ReactElement<{ style?: object }>;

/** The style of a picture's outermost element: sizes include the padding. */
export const pictureStyle = { display: 'flex', boxSizing: 'border-box' } as const;

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
  picture: Picture,
  size: { width: number; height: number },
  packing: keyof typeof packings = 'small',
): Promise<Buffer> {
  return takeSharpTurn(async () => {
    const svg = await svgOf(picture, size);
    return sharp(Buffer.from(svg)).png(packings[packing]).toBuffer();
  });
}

/** The same as SVG, with letters as shapes. */
export function drawSvg(picture: Picture, size: { width: number; height: number }): Promise<string> {
  return takeSharpTurn(() => svgOf(picture, size));
}

function svgOf(picture: Picture, size: { width: number; height: number }): Promise<string> {
  // satori turns no brackets around: a text that has some keeps its words in order from left to right.
  const { tree, families } = writtenTree(picture, (text) =>
    /[()[\]{}<>«»]/.test(text) ? undefined : rightToLeft(text),
  );
  const whole = cloneElement(tree, { style: { ...tree.props.style, fontFamily: families.join(', ') } });
  return satori(whole, { ...size, fonts: families.flatMap(facesOf) });
}
