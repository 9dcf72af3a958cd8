// Shared parts of club pictures: background with court, club sign, stamp, ball.

import { msg } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import { brand } from '#domain/brand.ts';
import { type ClubColours, clubColours } from '#domain/clubs/club-colours.ts';
import { say } from '#domain/language/say.ts';
import { pictureStyle } from './draw-png.ts';
import { palette } from './palette.ts';
import { courtShape, markShape, sealShape } from './shapes.ts';
import { isLegible } from './written.ts';

/** Whose picture it is. */
export interface ClubTheme {
  name: string;
  /** A data URL; null shows the name alone. */
  logo: string | null;
  colours: ClubColours;
}

/** The look of a club. */
export function clubTheme(name: string, { colour, logo }: ClubBrand): ClubTheme {
  return { name, logo, colours: clubColours(colour) };
}

/** Clamps a text to a number of lines. */
export const clampedTo = (lines: number) => ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;

/** Style of the root element: the club's colour with a rotated court from above. Positions in pixels. */
export function groundStyle(
  { ground, line }: ClubColours,
  size: { width: number; height: number },
  court: { x: number; y: number; metre: number; turn: number },
) {
  return {
    ...pictureStyle,
    ...size,
    color: palette.onCourt,
    backgroundColor: ground,
    backgroundImage: courtGround(line, size, court),
    backgroundSize: `${size.width}px ${size.height}px`,
    backgroundRepeat: 'no-repeat',
  } as const;
}

/** The court as an image of CSS: its middle at `x`, `y`, a metre of it so many pixels, turned by degrees. */
function courtGround(
  line: string,
  { width, height }: { width: number; height: number },
  { x, y, metre, turn }: { x: number; y: number; metre: number; turn: number },
): string {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${metre}) translate(-10 -5)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${line}" opacity="0.42"><g transform="${place}"><path d="${courtShape.walls}${courtShape.lines}" stroke-width="0.07"/><path d="${courtShape.net}" stroke-width="0.17"/></g></svg>`;
  return `url("data:image/svg+xml;utf8,${encodeURIComponent(svg)}")`;
}

/** Logo and name of the club, in one line. `scale` 1 is for a picture 1080 wide. */
export function clubSign({ name, logo }: ClubTheme, scale: number): ReactNode {
  return h(
    'div',
    { style: { display: 'flex', alignItems: 'center' } },
    logo &&
      h(
        'div',
        {
          style: {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: 92 * scale,
            height: 92 * scale,
            marginRight: 22 * scale,
            borderRadius: 20 * scale,
            background: palette.white,
          },
        },
        h('img', { src: logo, width: 72 * scale, height: 72 * scale, style: { objectFit: 'contain' } }),
      ),
    h(
      'div',
      { style: { ...clampedTo(2), maxWidth: 560 * scale, fontSize: 36 * scale, fontWeight: 700, lineHeight: 1.15 } },
      isLegible(name) ? name : say(msg`Our club`),
    ),
  );
}

/** The stamp of a verified level. */
export function verifiedStamp(scale: number): ReactNode {
  return h(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        padding: `${9 * scale}px ${22 * scale}px ${9 * scale}px ${16 * scale}px`,
        borderRadius: 999,
        background: palette.accent,
        color: palette.onAccent,
        fontSize: 28 * scale,
        fontWeight: 700,
      },
    },
    h(
      'svg',
      {
        viewBox: sealShape.viewBox,
        width: 34 * scale,
        height: 34 * scale,
        fill: 'none',
        stroke: palette.onAccent,
        strokeWidth: 2,
      },
      h('path', { d: sealShape.edge }),
      h('path', { d: sealShape.tick }),
    ),
    h('span', { style: { marginLeft: 10 * scale } }, brand.verifiedStamp),
  );
}

/** Mark and name of the product, small: it is the club's picture. */
export function madeWith({ muted }: ClubColours, scale: number): ReactNode {
  return h(
    'div',
    { style: { display: 'flex', alignItems: 'center', fontSize: 26 * scale, fontWeight: 700, color: muted } },
    h(
      'svg',
      { viewBox: markShape.viewBox, width: 36 * scale, height: 36 * scale, fill: 'none', strokeLinecap: 'round' },
      h('rect', { width: 32, height: 32, rx: 8, fill: palette.primary }),
      h('path', { d: markShape.lines, stroke: palette.onCourtMuted, strokeWidth: 1.8 }),
      h('path', { d: markShape.net, stroke: palette.onCourt, strokeWidth: 3 }),
      h('circle', { ...markShape.ball, fill: palette.accent }),
    ),
    h('span', { style: { marginLeft: 12 * scale } }, brand.name),
  );
}

/** A small heading in capitals, with the ball before it. */
export function eyebrow(text: string, scale: number): ReactNode {
  return h(
    'div',
    {
      style: { display: 'flex', alignItems: 'center', fontSize: 26 * scale, fontWeight: 700, letterSpacing: 3 * scale },
    },
    h('div', {
      style: {
        width: 20 * scale,
        height: 20 * scale,
        marginRight: 14 * scale,
        borderRadius: 999,
        background: palette.accent,
      },
    }),
    text.toUpperCase(),
  );
}
