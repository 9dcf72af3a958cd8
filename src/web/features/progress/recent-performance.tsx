// The Recent Performance card.

import { t } from '@lingui/core/macro';
import { analyzedVideos, recentPerformance, recentSessions } from '#domain/progress/performance.ts';
import type { AnalyzedVideo } from '#domain/reviews/review-points.ts';
import { difference, oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** The number of scores in the sparkline. */
const drawnScores = 12;

/** The average overall rating of the last three analysed sessions, with a sparkline.
 */
export function RecentPerformance({ videos }: { videos: readonly AnalyzedVideo[] }) {
  const average = recentPerformance(videos);
  const scored = analyzedVideos(videos).filter(({ overallScore }) => overallScore !== null);
  const scores = scored.slice(0, drawnScores).map(({ overallScore }) => Number(overallScore));
  return (
    <Card as="section" className="grid content-start gap-4">
      <CardTitle className="mb-0">{t`Recent Performance`}</CardTitle>
      {average === null ? (
        <p className="text-ink-muted">{t`The average over the last three sessions will appear here.`}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-heading text-3xl leading-none font-semibold tracking-tight">
              {oneDecimal(average)}
              <span className="font-sans text-base font-normal tracking-normal text-ink-muted">
                {outOf(ratingScale.max)}
              </span>
            </span>
            <TierBadge rating={average} />
          </div>
          <Sparkline values={scores.toReversed()} className="h-16 w-full" />
          <p className="text-sm text-ink-muted">
            {sentence(
              average,
              Math.min(scored.length, recentSessions),
              recentPerformance(scored.slice(recentSessions)),
            )}
          </p>
        </>
      )}
    </Card>
  );
}

/** Describes the figure and compares it with the average of the three sessions before. */
function sentence(average: number, count: number, before: number | null): string {
  // A view may leave out sessions, and not every review has an overall rating.
  if (count === 1) return t`Overall rating of one analyzed session.`;
  if (before === null) return t`Average overall rating of the last ${{ count }} analyzed sessions.`;
  const change = difference(before, average, 'one');
  if (change === 0) return t`Average overall rating of the last ${{ count }} analyzed sessions, the same as before.`;
  const by = oneDecimal(Math.abs(change));
  return change > 0
    ? t`Average overall rating of the last ${{ count }} analyzed sessions, ${{ by }} higher than before.`
    : t`Average overall rating of the last ${{ count }} analyzed sessions, ${{ by }} lower than before.`;
}
