// A reel as a picture, in the formats of cards; the wide one is its link preview.

import { msg } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import { say } from '#domain/language/say.ts';
import { neutralTitle } from '#domain/publicity/clips.ts';
import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';
import { type CardFormat, cardFormats } from '#domain/publicity/spotlights.ts';
import {
  type ClubTheme,
  clampedTo,
  clubSign,
  clubTheme,
  eyebrow,
  groundStyle,
  madeWith,
} from '#server/pictures/club-parts.ts';
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
  format: CardFormat;
}

/** Draws the PNG, without video stills, which we may not store. */
export function drawReel(facts: ReelFacts): Promise<Buffer> {
  const draw = facts.format === 'wide' ? widePicture : tallPicture;
  return drawPng(draw(facts), cardFormats[facts.format]);
}

/** Sign, words and mark of the club below each other, the ball in the middle; with more air above and below as a story. */
function tallPicture({ title, clubName, size, style, format }: ReelFacts): Picture {
  const club = clubTheme(clubName, style);
  const isStory = format === 'story';
  const scale = isStory ? 1.12 : 1;
  const court = isStory ? { x: 760, y: 760, metre: 92, turn: -58 } : { x: 820, y: 330, metre: 74, turn: -24 };
  return h(
    'div',
    {
      style: {
        ...groundStyle(club.colours, cardFormats[format], court),
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: isStory ? '200px 80px 190px' : '64px 72px',
      },
    },
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } },
      clubSign(club, scale),
      madeWith(club.colours, scale),
    ),
    playSign(240 * scale),
    words(title, size, club, scale),
  );
}

function widePicture({ title, clubName, size, style }: ReelFacts): Picture {
  const club = clubTheme(clubName, style);
  const court = { x: 1010, y: 300, metre: 58, turn: -24 };
  return h(
    'div',
    { style: { ...groundStyle(club.colours, cardFormats.wide, court), padding: 64, justifyContent: 'space-between' } },
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 760 } },
      clubSign(club, 0.9),
      words(title, size, club, 0.9),
      madeWith(club.colours, 0.95),
    ),
    h('div', { style: { display: 'flex', alignItems: 'center' } }, playSign(220)),
  );
}

/** The title and what there is to see. `scale` 0.9 is for the wide picture. */
function words(title: PublicText, size: string, { colours }: ClubTheme, scale: number): ReactNode {
  return h(
    'div',
    { style: { display: 'flex', flexDirection: 'column' } },
    eyebrow(say(msg`Highlights`), scale),
    h(
      'div',
      {
        style: {
          ...clampedTo(3),
          marginTop: 22 * scale,
          fontSize: (title.length <= 28 ? 86 : 62) * scale,
          fontWeight: 700,
          lineHeight: 1.08,
          letterSpacing: -1,
        },
      },
      isLegible(title) ? title : neutralTitle,
    ),
    h('div', { style: { marginTop: 24 * scale, fontSize: 36 * scale, color: colours.muted } }, size),
  );
}

/** The ball with a play sign on it, so many pixels wide. */
function playSign(pixels: number): ReactNode {
  return h(
    'svg',
    { viewBox: '0 0 220 220', width: pixels, height: pixels },
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
