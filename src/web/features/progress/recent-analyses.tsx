// The latest analyses.

import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { analyzedVideos } from '#domain/progress/performance.ts';
import { shownFirst } from '#domain/progress/player-progress.ts';
import type { AnalyzedVideo } from '#domain/reviews/review-points.ts';
import { oneDecimal, outOf } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { TierBadge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** The three latest analyses (docs/product.md#progress). */
export function RecentAnalyses({ videos }: { videos: readonly AnalyzedVideo[] }) {
  const recent = analyzedVideos(videos).slice(0, shownFirst.analyses);
  return (
    <Card as="section">
      <CardTitle>{t`Recent analyses`}</CardTitle>
      <ul className="-mx-2 -mb-2 grid gap-1">
        {recent.map(({ id, title, uploadDate, overallScore }) => (
          <li key={id}>
            <ReviewLink
              videoId={id}
              className="flex items-center gap-3 rounded-lg p-2 transition-colors hover:bg-surface-sunken"
            >
              <span className="grid min-w-0 grow gap-0.5">
                <span className="line-clamp-2 leading-snug font-medium wrap-anywhere">{title}</span>
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <TimeText at={uploadDate} kind="date" className="text-sm text-ink-muted" />
                  {overallScore !== null && <TierBadge rating={Number(overallScore)} />}
                </span>
              </span>
              {overallScore !== null && (
                <span className="shrink-0 font-heading text-lg leading-none font-semibold">
                  {oneDecimal(Number(overallScore))}
                  <span className="font-sans text-sm font-normal text-ink-muted">{outOf(ratingScale.max)}</span>
                </span>
              )}
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
            </ReviewLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
