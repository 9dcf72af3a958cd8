// The link preview of a reel, 1200 × 630.

import { createElement as h, type ReactNode } from 'react';
import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import { neutralTitle } from '#domain/publicity/clips.ts';
import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';
import { clampedTo, clubSign, clubTheme, eyebrow, groundStyle, madeWith } from '#server/pictures/club-parts.ts';
import { drawPng, type Picture } from '#server/pictures/draw-png.ts';
import { palette } from '#server/pictures/palette.ts';
import { isLegible } from '#server/pictures/written.ts';

/** The facts on the picture. */
export interface ReelFacts {
  title: PublicText;
  clubName: string;
  /** "8 clips, 1:32". */
  size: string;
  style: ClubBrand;
}

const pixels = { width: 1200, height: 630 } as const;

/** Draws the PNG, without video stills, which we may not store. */
export function drawReel(facts: ReelFacts): Promise<Buffer> {
  return drawPng(picture(facts), pixels);
}

function picture({ title, clubName, size, style }: ReelFacts): Picture {
  const club = clubTheme(clubName, style);
  const court = { x: 1010, y: 300, metre: 58, turn: -24 };
  return h(
    'div',
    { style: { ...groundStyle(club.colours, pixels, court), padding: 64, justifyContent: 'space-between' } },
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 760 } },
      clubSign(club, 0.9),
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column' } },
        eyebrow('Highlights', 0.9),
        h(
          'div',
          {
            style: {
              ...clampedTo(3),
              marginTop: 20,
              fontSize: title.length <= 28 ? 78 : 56,
              fontWeight: 700,
              lineHeight: 1.08,
              letterSpacing: -1,
            },
          },
          isLegible(title) ? title : neutralTitle,
        ),
        h('div', { style: { marginTop: 22, fontSize: 32, color: club.colours.muted } }, size),
      ),
      madeWith(club.colours, 0.95),
    ),
    h('div', { style: { display: 'flex', alignItems: 'center' } }, playSign()),
  );
}

/** The ball with a play sign on it. */
function playSign(): ReactNode {
  return h(
    'svg',
    { viewBox: '0 0 220 220', width: 220, height: 220 },
    h('circle', { cx: 110, cy: 110, r: 110, fill: palette.accent }),
    h('path', {
      d: 'M88 66v88l72-44z',
      fill: palette.onAccent,
      stroke: palette.onAccent,
      strokeWidth: 14,
      strokeLinejoin: 'round',
    }),
  );
}
