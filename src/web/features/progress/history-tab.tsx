// The History tab.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { BadgeCheck } from 'lucide-react';
import type { LevelChange, PlayerProgress } from '#contract/progress/progress.ts';
import type { TrainingSession } from '#contract/training/training.ts';
import { say } from '#domain/language/say.ts';
import { levelText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { progressHistory } from '#domain/progress/player-progress.ts';
import { progressCharts } from '#domain/progress/progress-series.ts';
import type { AnalyzedVideo } from '#domain/reviews/review-points.ts';
import { oneDecimal } from '#domain/round-to.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import type { ChartMark } from '#web/ui/charts/chart-types.ts';
import { RatingChart } from '#web/ui/charts/ratings/rating-chart.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { useNow } from '#web/ui/use-now.ts';
import { HistoryList } from './history-list.tsx';

interface HistoryTabProps {
  progress: PlayerProgress;
  /** Videos and ratings in the current view. */
  videos: readonly AnalyzedVideo[];
  ratings: readonly PublishedRating[];
  /** Sessions in the current view. */
  sessions: readonly TrainingSession[];
}

const explanations: Partial<Record<string, MessageDescriptor>> = {
  Technical: msg`Average of bandeja, víbora, forehand, backhand, volley and lob, where rated.`,
  Tactical: msg`Average of positioning, strategy and communication, where rated.`,
  Physical: msg`Footwork ratings.`,
};

function explanationOf(group: string): string | undefined {
  const words = explanations[group];
  return words && say(words);
}

/** A chart for overall and each skill group, and the history (docs/product.md#progress). */
export function HistoryTab({ progress, videos, ratings, sessions }: HistoryTabProps) {
  const now = useNow();
  const { player, levelChanges } = progress;
  const mappings = useScaleMappings();
  const marks = levelMarks(levelChanges, (level) => levelText(level, player.country, mappings));
  const charts = progressCharts(videos, ratings).filter(({ main }) => main.points.length > 0);
  return (
    <div className="grid gap-4 sm:gap-6">
      {charts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          <span>{t`Each point is a review. Select one to open it.`}</span>
          {marks.length > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <BadgeCheck aria-hidden className="size-4" />
              {t`marks a level verified by a coach.`}
            </span>
          )}
        </p>
      )}
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
        {charts.map((chart) => (
          <RatingChart
            key={chart.main.id}
            title={chart.main.label}
            explanation={explanationOf(chart.main.id)}
            chart={chart}
            marks={marks}
            link={ReviewLink}
          />
        ))}
      </div>
      <HistoryList items={progressHistory({ videos, sessions, levels: levelChanges }, now)} country={player.country} />
    </div>
  );
}

/**
 * A mark for each verified level that was not withdrawn. Its label is on the chart's scale, its description on the scale of the player's
 * country.
 */
function levelMarks(changes: readonly LevelChange[], words: (level: string) => string): ChartMark[] {
  const remaining = changes.filter(({ withdrawn }) => withdrawn === null);
  return remaining.map(({ id, verifiedAt, level, verifiedBy }) => ({
    id,
    at: verifiedAt,
    label: oneDecimal(Number(level)),
    description: t`Level verified: ${{ level: words(level) }}, by ${{ coach: personName(verifiedBy, t`a former coach`) }}`,
  }));
}
