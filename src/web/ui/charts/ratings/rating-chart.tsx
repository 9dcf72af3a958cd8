// A chart of ratings over time, with table and summary.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ProgressChart } from '#domain/progress/progress-series.ts';
import { ChartCard } from '#web/ui/charts/chart-card.tsx';
import { type ChartMark, chartRows, type ReviewLinkComponent } from '#web/ui/charts/chart-types.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { RatingPlot } from './rating-plot.tsx';
import { RatingReadout } from './rating-readout.tsx';
import { ratingSummary } from './rating-summary.ts';
import { RatingTable } from './rating-table.tsx';

interface RatingChartProps {
  title: string;
  /** Explains the main line. */
  explanation?: string | undefined;
  chart: ProgressChart;
  marks?: readonly ChartMark[];
  /** The link to a review, in plot and table. */
  link: ReviewLinkComponent;
}

/** The main line with a point per review, optionally compared with one of the group's skills. */
export function RatingChart({ title, explanation, chart, marks = [], link }: RatingChartProps) {
  const [active, setActive] = useState<number>();
  const [skill, setSkill] = useState('none');
  const { main } = chart;
  const skills = chart.skills.filter(({ points }) => points.length > 0);
  const compared = skills.find(({ id }) => id === skill);
  const rows = chartRows(main, compared);
  const parts = { main, compared, rows, marks, link };
  return (
    <ChartCard
      title={title}
      choice={
        skills.length > 1 && (
          <FilterSelect
            label={t`Compare with`}
            value={compared ? skill : 'none'}
            onValueChange={setSkill}
            options={[
              { value: 'none', label: t`Nothing` },
              ...skills.map(({ id, label }) => ({ value: id as string, label })),
            ]}
          />
        )
      }
      summary={[explanation, ratingSummary(main), compared && `${compared.label}: ${ratingSummary(compared)}`]
        .filter(Boolean)
        .join(' ')}
      chart={
        <>
          <RatingReadout rows={rows} active={active} compared={compared} />
          <RatingPlot {...parts} active={active} onActiveChange={setActive} />
        </>
      }
      table={<RatingTable {...parts} />}
    />
  );
}
