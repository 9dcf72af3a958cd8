// The overall ratings over time, with verified levels.

import { t } from '@lingui/core/macro';
import type { LevelReview, LevelVerification } from '#contract/levels/levels.ts';
import { levelText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { oldestFirst } from '#domain/time/moments.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { RatingChart } from '#web/ui/charts/ratings/rating-chart.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';

interface OverallChartProps {
  reviews: readonly LevelReview[];
  history: readonly LevelVerification[];
  country: string;
}

/** Each point links to its review. */
export function OverallChart({ reviews, history, country }: OverallChartProps) {
  const mappings = useScaleMappings();
  const points = oldestFirst(reviews, ({ uploadDate }) => uploadDate).map(({ videoId, title, uploadDate, rating }) => ({
    videoId,
    title,
    at: uploadDate,
    value: Number(rating),
  }));
  const marks = history
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ id, verifiedAt, level, verifiedBy }) => ({
      id,
      at: verifiedAt,
      label: oneDecimal(Number(level)),
      description: t`Level verified: ${{ level: levelText(level, country, mappings) }}, by ${{ coach: personName(verifiedBy, t`Former coach`) }}`,
    }));
  return (
    <RatingChart
      title={t`Overall ratings`}
      chart={{ main: { id: 'overall', label: t`Overall`, points }, skills: [] }}
      marks={marks}
      link={ReviewLink}
    />
  );
}
