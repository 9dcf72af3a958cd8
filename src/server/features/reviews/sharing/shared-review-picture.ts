// The picture of a shared review, for link previews and to download: 1200 × 630.

import { msg } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import { clubColours, defaultClubColour } from '#domain/clubs/club-colours.ts';
import { say } from '#domain/language/say.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { clampedTo, eyebrow, groundStyle, madeWith } from '#server/pictures/club-parts.ts';
import { drawPng, type Picture } from '#server/pictures/draw-png.ts';
import { palette } from '#server/pictures/palette.ts';
import { isLegible } from '#server/pictures/written.ts';
import type { SharedNote, SharedReviewFacts } from './shared-reviews.presenters.ts';

const pixels = { width: 1200, height: 630 } as const;
const colours = clubColours(defaultClubColour);
const column = { display: 'flex', flexDirection: 'column' } as const;

/** Draws the PNG. */
export function drawSharedReview(facts: SharedReviewFacts): Promise<Buffer> {
  return drawPng(picture(facts), pixels);
}

function picture({ name, month, score, notes }: SharedReviewFacts): Picture {
  const isWide = notes.length === 0;
  const court = isWide ? { x: 1010, y: 330, metre: 58, turn: -24 } : { x: 330, y: 560, metre: 62, turn: -24 };
  return h(
    'div',
    { style: { ...groundStyle(colours, pixels, court), padding: 56, justifyContent: 'space-between' } },
    h(
      'div',
      { style: { ...column, justifyContent: 'space-between', width: isWide ? 900 : 400 } },
      h(
        'div',
        { style: column },
        eyebrow(say(msg`Padel review`), 0.9),
        h(
          'div',
          {
            style: {
              ...clampedTo(2),
              marginTop: 22,
              fontSize: nameSize(name, isWide),
              fontWeight: 700,
              lineHeight: 1.1,
            },
          },
          isLegible(name) ? name : say(msg`See the name on the page`),
        ),
        h('div', { style: { marginTop: 10, fontSize: 28, color: colours.muted } }, month),
      ),
      score && scorePart(score, isWide ? 1.4 : 1),
      madeWith(colours, 1),
    ),
    !isWide &&
      h(
        'div',
        { style: { ...column, justifyContent: 'center', width: 650 } },
        ...notes.map((note, index) => notePart(note, { isFirst: index === 0, isAlone: notes.length === 1 })),
      ),
  );
}

/** In pixels. */
function nameSize(name: string, isWide: boolean): number {
  const largest = isWide ? 76 : 54;
  return name.length <= 16 ? largest : name.length <= 30 ? largest * 0.72 : largest * 0.55;
}

/** The overall score of 7.0 with its bar. */
function scorePart({ value, percent }: NonNullable<SharedReviewFacts['score']>, scale: number): ReactNode {
  return h(
    'div',
    { style: { ...column, width: 400 * scale } },
    h('span', { style: { fontSize: 26 * scale, color: colours.muted } }, say(msg`Overall score`)),
    h(
      'div',
      { style: { display: 'flex', alignItems: 'flex-end', marginTop: 14 * scale } },
      h(
        'span',
        { style: { fontSize: 132 * scale, fontWeight: 700, lineHeight: 0.8, letterSpacing: -3 * scale } },
        value,
      ),
      h(
        'span',
        { style: { marginLeft: 18 * scale, fontSize: 32 * scale, lineHeight: 1, color: colours.muted } },
        say(msg`of ${{ most: oneDecimal(ratingScale.max) }}`),
      ),
    ),
    h(
      'div',
      {
        style: {
          display: 'flex',
          height: 14 * scale,
          marginTop: 26 * scale,
          borderRadius: 99,
          background: colours.line,
        },
      },
      h('div', { style: { width: `${percent}%`, borderRadius: 99, background: palette.accent } }),
    ),
  );
}

/** A note of the coach, cut to its room. */
function notePart({ kind, title, comment }: SharedNote, { isFirst, isAlone }: { isFirst: boolean; isAlone: boolean }) {
  return h(
    'div',
    {
      key: `${kind} ${title} ${comment}`,
      style: {
        ...column,
        marginTop: isFirst ? 0 : 24,
        padding: '24px 30px',
        borderRadius: 20,
        borderLeft: `8px solid ${palette.accent}`,
        background: colours.deep,
      },
    },
    h('span', { style: { fontSize: 24, color: colours.muted } }, kind),
    isLegible(title) &&
      h('div', { style: { ...clampedTo(2), marginTop: 6, fontSize: 34, fontWeight: 700, lineHeight: 1.2 } }, title),
    isLegible(comment) &&
      h('div', { style: { ...clampedTo(isAlone ? 8 : 3), marginTop: 10, fontSize: 28, lineHeight: 1.35 } }, comment),
  );
}
