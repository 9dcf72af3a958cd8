// The picture of an announced award, in the formats of cards.

import { msg, plural } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import { say } from '#domain/language/say.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { seasonWords } from '#domain/publicity/awards/season.ts';
import { clampedTo, clubSign, clubTheme, eyebrow, groundStyle, madeWith } from '#server/pictures/club-parts.ts';
import { drawPng, type Picture } from '#server/pictures/draw-png.ts';
import { palette } from '#server/pictures/palette.ts';
import { isLegible } from '#server/pictures/written.ts';
import type { GivenAward } from './awards.presenters.ts';

/** The facts on the picture. */
export interface AwardPictureFacts {
  award: GivenAward;
  clubName: string;
  style: ClubBrand;
}

interface Size {
  width: number;
  height: number;
}

/** Most names on a picture. */
const maxNames = 3;

/** Draws an award, as PNG. */
export function drawAward(facts: AwardPictureFacts, size: Size): Promise<Buffer> {
  return drawPng(picture(facts, size), size, 'quick');
}

/** Named winners, and a number for the others. */
function winnersOf({ names, unnamed }: GivenAward): string[] {
  const named = names.filter(isLegible).slice(0, maxNames);
  const others = names.length - named.length + unnamed;
  if (named.length === 0)
    return [say(msg`${plural({ others }, { one: 'A member of our club', other: '# members of our club' })}`)];
  return others === 0
    ? named
    : [...named, say(msg`${plural({ others }, { one: 'and # more member', other: 'and # more members' })}`)];
}

/** Activity figures only: ratings stay in the club. */
function figureOf({ category, figure }: GivenAward): string | null {
  if (category === 'most-active') return say(msg`${{ figure }} videos and training sessions`);
  if (category === 'iron-streak')
    return say(msg`${plural({ weeks: figure }, { one: '# week in a row', other: '# weeks in a row' })}`);
  return null;
}

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', alignItems: 'center' } as const;

function picture({ award, clubName, style }: AwardPictureFacts, size: Size): Picture {
  const look = clubTheme(clubName, style);
  const isWide = size.width > size.height;
  const isStory = size.height > 1400;
  const scale = isWide ? 0.74 : isStory ? 1.12 : 1;
  const court = isWide
    ? { x: 1010, y: 300, metre: 58, turn: -24 }
    : isStory
      ? { x: 760, y: 760, metre: 92, turn: -58 }
      : { x: 820, y: 330, metre: 74, turn: -24 };
  const winners = winnersOf(award);
  const longest = Math.max(...winners.map(({ length }) => length));
  const nameSize = (winners.length > 2 || longest > 26 ? 54 : longest > 17 ? 70 : 88) * scale;
  const figure = figureOf(award);
  return h(
    'div',
    {
      style: {
        ...groundStyle(look.colours, size, court),
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: isWide ? '52px 60px' : isStory ? '200px 80px 190px' : '64px 72px',
      },
    },
    h(
      'div',
      { style: { ...row, justifyContent: 'space-between' } },
      clubSign(look, scale),
      madeWith(look.colours, scale),
    ),
    h(
      'div',
      { style: isWide ? row : column },
      trophy(scale),
      h(
        'div',
        {
          style: {
            ...column,
            marginTop: isWide ? 0 : 48 * scale,
            marginLeft: isWide ? 56 : 0,
            width: isWide ? 800 : undefined,
          },
        },
        eyebrow(say(msg`Award of the season`), 0.95 * scale),
        h(
          'div',
          {
            style: {
              ...clampedTo(2),
              marginTop: 18 * scale,
              fontSize: 50 * scale,
              lineHeight: 1.1,
              color: look.colours.muted,
            },
          },
          awardName(award.category),
        ),
        ...winners.map((name, index) =>
          h(
            'div',
            {
              key: name,
              style: {
                ...clampedTo(2),
                marginTop: (index === 0 ? 20 : 8) * scale,
                fontSize: nameSize,
                fontWeight: 700,
                lineHeight: 1.1,
                letterSpacing: -1,
              },
            },
            name,
          ),
        ),
      ),
    ),
    h(
      'div',
      { style: { ...column, fontSize: 32 * scale, lineHeight: 1.35 } },
      figure === null ? null : h('span', { style: { fontWeight: 700 } }, figure),
      h('span', { style: { color: look.colours.muted } }, seasonWords(award)),
    ),
  );
}

/** A cup on the ball. */
function trophy(scale: number): ReactNode {
  const size = 240 * scale;
  return h(
    'svg',
    { viewBox: '0 0 220 220', width: size, height: size },
    h('circle', { cx: 110, cy: 110, r: 110, fill: palette.accent }),
    h('path', {
      d: 'M78 58h64v40a32 32 0 0 1-64 0zM110 130v24M84 162h52M78 68H56v10a22 22 0 0 0 22 22M142 68h22v10a22 22 0 0 1-22 22',
      fill: 'none',
      stroke: palette.onAccent,
      strokeWidth: 11,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  );
}
