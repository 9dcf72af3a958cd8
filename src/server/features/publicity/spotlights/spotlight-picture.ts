// A card about a player as a picture, in three formats.

import { msg } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import { say } from '#domain/language/say.ts';
import { clubSign, clubTheme, eyebrow, groundStyle, madeWith, verifiedStamp } from '#server/pictures/club-parts.ts';
import { drawPng, type Picture } from '#server/pictures/draw-png.ts';
import { palette } from '#server/pictures/palette.ts';
import { levelPart, namePart, photoPart, quotePart, skillsPart } from './spotlight-parts.ts';
import type { CardFacts } from './spotlights.presenters.ts';

interface Size {
  width: number;
  height: number;
}

/** Draws a card, as PNG. */
export function drawSpotlight(facts: CardFacts, size: Size): Promise<Buffer> {
  return drawPng(card(facts, size), size, 'quick');
}

/** A card as elements. */
export function card(facts: CardFacts, size: Size): Picture {
  return size.width > size.height ? wide(facts, size) : tall(facts, size);
}

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', alignItems: 'center' } as const;

/** For feeds and stories, stacked. Stories keep their edges free for the app's buttons. */
function tall(facts: CardFacts, size: Size): Picture {
  const isStory = size.height > 1400;
  const look = clubTheme(facts.clubName, facts.style);
  const court = isStory ? { x: 760, y: 760, metre: 92, turn: -58 } : { x: 820, y: 330, metre: 74, turn: -24 };
  const space = isStory ? 58 : 30;
  return h(
    'div',
    {
      style: {
        ...groundStyle(look.colours, size, court),
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: isStory ? '200px 80px 190px' : '56px 64px',
      },
    },
    h('div', { style: { ...row, justifyContent: 'space-between' } }, clubSign(look, 1), madeWith(look.colours, 1)),
    h(
      'div',
      { style: { ...row, marginTop: space } },
      photoPart(facts, isStory ? 330 : 208, look.colours),
      h(
        'div',
        { style: { ...column, marginLeft: 44, width: isStory ? 546 : 660 } },
        eyebrow(say(msg`Player spotlight`), isStory ? 0.94 : 0.9),
        namePart(facts.name, isStory ? 72 : 68),
      ),
    ),
    h(
      'div',
      { style: { ...row, justifyContent: 'space-between', alignItems: 'flex-end', marginTop: space } },
      levelPart(facts, isStory ? 1.1 : 0.86, look.colours),
      facts.isVerified ? verifiedStamp(1) : null,
    ),
    h('div', { style: { ...column, marginTop: space } }, skillsPart(facts, isStory ? 1.15 : 0.86, look.colours)),
    quotePart(facts, { scale: isStory ? 1.15 : 0.88, lines: isStory ? 6 : 3, gap: space }, look.colours),
    previewPart(facts, size),
  );
}

/** For link previews: the player on the left, skills and quote on the right. */
function wide(facts: CardFacts, size: Size): Picture {
  const look = clubTheme(facts.clubName, facts.style);
  const court = { x: 700, y: 250, metre: 60, turn: -24 };
  return h(
    'div',
    { style: { ...groundStyle(look.colours, size, court), justifyContent: 'space-between', padding: '52px 60px' } },
    h(
      'div',
      { style: { ...column, justifyContent: 'space-between', width: 560 } },
      clubSign(look, 0.74),
      h(
        'div',
        { style: row },
        photoPart(facts, 150, look.colours),
        h(
          'div',
          { style: { ...column, marginLeft: 28, width: 382 } },
          eyebrow(say(msg`Player spotlight`), 0.68),
          namePart(facts.name, 48),
        ),
      ),
      h(
        'div',
        { style: { ...row, alignItems: 'flex-end', justifyContent: 'space-between' } },
        levelPart(facts, 0.72, look.colours),
      ),
      facts.isVerified ? verifiedStamp(0.76) : null,
    ),
    h(
      'div',
      { style: { ...column, justifyContent: 'space-between', width: 470 } },
      skillsPart(facts, 0.78, look.colours),
      quotePart(facts, { scale: 0.74, lines: 4, gap: 22 }, look.colours),
      h('div', { style: { ...row, justifyContent: 'flex-end', marginTop: 18 } }, madeWith(look.colours, 0.78)),
    ),
    previewPart(facts, size),
  );
}

/** The preview banner, until the player has agreed. */
function previewPart({ isPreview }: CardFacts, { width }: Size): ReactNode {
  if (!isPreview) return null;
  return h(
    'div',
    {
      style: {
        ...row,
        position: 'absolute',
        left: 0,
        top: 0,
        width,
        height: 42,
        justifyContent: 'center',
        background: palette.white,
        color: palette.ink,
        fontSize: 24,
        fontWeight: 700,
      },
    },
    say(msg`Preview, waiting for the player to agree`),
  );
}
