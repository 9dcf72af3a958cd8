// Parts of a card: photo, name, level, skills, quote.

import { msg } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import type { ClubColours } from '#domain/clubs/club-colours.ts';
import { say } from '#domain/language/say.ts';
import { numberText } from '#domain/round-to.ts';
import { clampedTo } from '#server/pictures/club-parts.ts';
import { palette } from '#server/pictures/palette.ts';
import type { CardFacts } from './spotlights.presenters.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', alignItems: 'center' } as const;

/** The photo, or initials, in a ring of the ball's colour. `size` in pixels. */
export function photoPart({ photo, initials }: CardFacts, size: number, { deep }: ClubColours): ReactNode {
  const ring = Math.round(size / 28);
  const inner = size - 4 * ring;
  return h(
    'div',
    {
      style: {
        ...row,
        justifyContent: 'center',
        width: size,
        height: size,
        borderRadius: size,
        border: `${ring}px solid ${palette.accent}`,
      },
    },
    photo
      ? h('img', { src: photo, width: inner, height: inner, style: { borderRadius: size, objectFit: 'cover' } })
      : h(
          'div',
          {
            style: {
              ...row,
              justifyContent: 'center',
              width: inner,
              height: inner,
              borderRadius: size,
              background: deep,
              fontSize: size * 0.36,
              fontWeight: 700,
              letterSpacing: size * 0.01,
            },
          },
          initials,
        ),
  );
}

/** The name in at most two lines, smaller when long. `size` in pixels. */
export function namePart(name: string, size: number): ReactNode {
  const fontSize = name.length <= 18 ? size : name.length <= 30 ? size * 0.78 : size * 0.6;
  return h(
    'div',
    {
      style: { ...clampedTo(2), marginTop: size * 0.2, fontSize, fontWeight: 700, lineHeight: 1.08, letterSpacing: -1 },
    },
    name,
  );
}

/** The level as a large figure with name and bar; nothing without a level. */
export function levelPart({ level }: CardFacts, scale: number, { line, muted }: ClubColours): ReactNode {
  if (level === null) return null;
  return h(
    'div',
    { style: column },
    h(
      'div',
      { style: { ...row, alignItems: 'flex-end' } },
      level.isAbout &&
        h(
          'span',
          { style: { marginRight: 20 * scale, fontSize: 32 * scale, lineHeight: 1.2, color: muted } },
          say(msg`about`),
        ),
      h(
        'span',
        { style: { fontSize: 150 * scale, fontWeight: 700, lineHeight: 0.8, letterSpacing: -4 * scale } },
        numberText(level.value),
      ),
      h(
        'div',
        { style: { ...column, marginLeft: 24 * scale, fontSize: 32 * scale, lineHeight: 1.2 } },
        h('span', { style: { color: muted } }, say(msg`${{ federation: level.federation }} level`)),
        h('span', { style: { fontWeight: 700 } }, level.label),
      ),
    ),
    h(
      'div',
      {
        style: {
          display: 'flex',
          width: 520 * scale,
          height: 14 * scale,
          marginTop: 30 * scale,
          borderRadius: 99,
          background: line,
        },
      },
      h('div', { style: { width: `${level.percent}%`, borderRadius: 99, background: palette.accent } }),
    ),
  );
}

/** The strongest skills, each with a bar up to 7; nothing without ratings. */
export function skillsPart({ skills }: CardFacts, scale: number, { line, muted }: ClubColours): ReactNode {
  if (skills.length === 0) return null;
  return h(
    'div',
    { style: column },
    h(
      'span',
      { style: { marginBottom: 16 * scale, fontSize: 26 * scale, color: muted } },
      skills.length === 1 ? say(msg`Strongest skill`) : say(msg`Strongest skills`),
    ),
    ...skills.map(({ label, rating, percent }, index) =>
      h(
        'div',
        { key: label, style: { ...column, marginTop: index === 0 ? 0 : 18 * scale } },
        h(
          'div',
          {
            style: { ...row, justifyContent: 'space-between', fontSize: 34 * scale, fontWeight: 700, lineHeight: 1.2 },
          },
          h('span', null, label),
          h('span', null, rating),
        ),
        h(
          'div',
          { style: { display: 'flex', height: 12 * scale, marginTop: 10 * scale, borderRadius: 99, background: line } },
          h('div', { style: { width: `${percent}%`, borderRadius: 99, background: palette.white } }),
        ),
      ),
    ),
  );
}

/** The quote and its coach. */
export function quotePart(
  { sentence, coach }: CardFacts,
  { scale, lines, gap }: { scale: number; lines: number; gap: number },
  { deep, muted }: ClubColours,
): ReactNode {
  if (!sentence) return null;
  return h(
    'div',
    {
      style: {
        ...column,
        marginTop: gap,
        padding: `${26 * scale}px ${34 * scale}px`,
        borderRadius: 24 * scale,
        borderLeft: `${8 * scale}px solid ${palette.accent}`,
        background: deep,
      },
    },
    h('div', { style: { ...clampedTo(lines), fontSize: 34 * scale, lineHeight: 1.32 } }, `“${sentence}”`),
    h('span', { style: { marginTop: 12 * scale, fontSize: 26 * scale, color: muted } }, say(msg`${{ coach }}, coach`)),
  );
}
