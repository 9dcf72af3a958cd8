// The head of a report: player, video and score.

import { msg } from '@lingui/core/runtime-macro';
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { brandMark, clamped, sealSign } from '#server/pictures/document-parts.ts';
import { palette } from '#server/pictures/palette.ts';
import { courtShape } from '#server/pictures/shapes.ts';
import { changeOf, type ReportFacts, type ReportRating } from './report-facts.ts';
import { styles } from './report-styles.ts';

/** A band in court blue: brand, name, title, occasion and author on the left, the score on the right. */
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
    brandMark(styles.mark),
    h(Text, { style: styles.brandName }, `${brand.name} · ${say(msg`Video review`)}`),
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
      [overall.tier.label, ...(change === null ? [] : [say(msg`${{ change }} since the previous review`)])].join(' · '),
    ),
  );
}

function stamp(level: string) {
  return h(
    View,
    { style: styles.stamp },
    sealSign(styles.stampSign),
    h(Text, null, `${brand.verifiedStamp} · ${level}`),
  );
}
