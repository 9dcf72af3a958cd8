// Shared parts of PDFs: metadata, brand mark and the seal of a verified level.

import { Circle, Path, Rect, Svg } from '@react-pdf/renderer';
import { type ComponentProps, createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { palette } from './palette.ts';
import { markShape, sealShape } from './shapes.ts';

/** A part's place and size, in points. */
type PartStyle = ComponentProps<typeof Svg>['style'];

/**
 * The properties of a document.
 *
 * @param date ISO 8601; not of the writing, so that the file is the same each time
 */
export function documentDetails(title: string, date: string) {
  return {
    title,
    author: brand.name,
    creator: brand.name,
    producer: brand.name,
    language: 'en',
    creationDate: new Date(date),
  };
}

/** The brand's mark, on the blue of the court. */
export function brandMark(style: PartStyle) {
  return h(
    Svg,
    { viewBox: markShape.viewBox, style },
    h(Rect, { x: 0, y: 0, width: 32, height: 32, rx: 8, fill: palette.primary }),
    h(Path, { d: markShape.lines, stroke: palette.onCourtMuted, strokeWidth: 1.8 }),
    h(Path, { d: markShape.net, stroke: palette.onCourt, strokeWidth: 3 }),
    h(Circle, { ...markShape.ball, fill: palette.accent }),
  );
}

/** The mark beside the words of a verified level. */
export function sealSign(style: PartStyle) {
  return h(
    Svg,
    { viewBox: sealShape.viewBox, style },
    h(Path, { d: sealShape.edge, stroke: palette.onAccent, strokeWidth: 2 }),
    h(Path, { d: sealShape.tick, stroke: palette.onAccent, strokeWidth: 2 }),
  );
}

/** Clamps a text to a number of lines, so that the rest stays in place. */
export const clamped = (maxLines: number) => ({ maxLines, textOverflow: 'ellipsis' }) as const;

/** A line of the document's outline that leads here. React-PDF takes it on every part, and its types on pages alone. */
export const bookmarked = (title: string): object => ({ bookmark: title });
