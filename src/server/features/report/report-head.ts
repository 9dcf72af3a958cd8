// The head of a report: whose review it is, and its score.

import { Circle, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { palette } from '#server/pictures/palette.ts';
import { courtShape, markShape, sealShape } from '#server/pictures/shapes.ts';
import { changeOf, type ReportFacts, type ReportRating } from './report-facts.ts';
import { styles } from './report-styles.ts';

/** At most so many lines, whatever a name or title is made of: the head keeps its height. */
const clamped = (maxLines: number) => ({ maxLines, textOverflow: 'ellipsis' }) as const;

/** The court's blue across the sheet: brand, name, title, occasion and author at the left, the score at the right. */
export function reportHead(facts: ReportFacts) {
  return h(
    View,
    { style: styles.head },
    h(
      Svg,
      { viewBox: courtShape.viewBox, style: styles.headCourt },
      h(Path, { d: courtShape.walls + courtShape.lines, stroke: palette.courtLine, strokeWidth: 0.06 }),
    ),
    h(
      View,
      { style: styles.headWords },
      brandRow(),
      h(Text, { style: { ...styles.name, ...clamped(1) } }, facts.name),
      h(Text, { style: { ...styles.title, ...clamped(1) } }, facts.title),
      h(Text, { style: { ...styles.headMuted, ...clamped(1) } }, facts.occasion),
      h(Text, { style: { ...styles.headMuted, ...clamped(1) } }, facts.authorship),
    ),
    h(
      View,
      { style: styles.score },
      facts.overall && score(facts.overall),
      facts.verifiedLevel !== null && stamp(facts.verifiedLevel),
    ),
  );
}

function brandRow() {
  return h(
    View,
    { style: styles.brand },
    h(
      Svg,
      { viewBox: markShape.viewBox, style: styles.mark },
      h(Rect, { x: 0, y: 0, width: 32, height: 32, rx: 8, fill: palette.primary }),
      h(Path, { d: markShape.lines, stroke: palette.onCourtMuted, strokeWidth: 1.8 }),
      h(Path, { d: markShape.net, stroke: palette.onCourt, strokeWidth: 3 }),
      h(Circle, { ...markShape.ball, fill: palette.accent }),
    ),
    h(Text, { style: styles.brandName }, `${brand.name} · Video review`),
  );
}

function score(overall: ReportRating) {
  const change = changeOf(overall);
  return h(
    View,
    { style: { alignItems: 'flex-end' } },
    h(
      View,
      { style: styles.scoreRow },
      h(Text, { style: styles.scoreNumber }, oneDecimal(overall.rating)),
      h(Text, { style: styles.scoreOf }, `/${oneDecimal(ratingScale.max)}`),
    ),
    h(
      Text,
      { style: styles.scoreWords },
      `${overall.tier.label}${change === null ? '' : ` · ${change} since the previous review`}`,
    ),
  );
}

function stamp(level: string) {
  return h(
    View,
    { style: styles.stamp },
    h(
      Svg,
      { viewBox: sealShape.viewBox, style: styles.stampSign },
      h(Path, { d: sealShape.edge, stroke: palette.onAccent, strokeWidth: 2 }),
      h(Path, { d: sealShape.tick, stroke: palette.onAccent, strokeWidth: 2 }),
    ),
    h(Text, null, `${brand.verifiedStamp} · ${level}`),
  );
}
