// Rating lines with tier bands, marks for verified levels and a link at every point.

import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { Line, LineChart, ReferenceArea, ReferenceLine, XAxis, YAxis } from 'recharts';
import { milliseconds } from '#domain/time/moments.ts';
import type { ChartLine } from '#web/ui/charts/chart-types.ts';
import { MarkLabel, stampHeight } from '#web/ui/charts/mark-label.tsx';
import { markRows, type PlacedMark } from '#web/ui/charts/mark-rows.ts';
import { PointMark } from '#web/ui/charts/point-mark.tsx';
import { tierBands } from '#web/ui/charts/tier-bands.ts';
import { TierLegend } from '#web/ui/charts/tier-legend.tsx';
import { tickText, timeDomain, timeTicks } from '#web/ui/charts/time-ticks.ts';
import { plotHeight, type RatingPlotProps } from './rating-plot.tsx';
import { RatingPoint } from './rating-point.tsx';
import { ratingDomain } from './rating-scale.ts';
import { pointText } from './rating-summary.ts';

type RatingLinesProps = Pick<RatingPlotProps, 'rows' | 'marks' | 'compared' | 'onActiveChange' | 'link'>;

/** Space for the right half of the last point, in pixels. */
const edge = 12;

const axisText = { fill: 'var(--color-ink-muted)', fontSize: 12 };

/**
 * The library's accessibility layer is off, since it would turn the plot into one `application` without links. Animations are off, since
 * nothing moves.
 */
export const RatingLines = memo(function RatingLines(props: RatingLinesProps) {
  useLingui();
  const { rows, marks, compared, onActiveChange, link } = props;
  const moments = [...rows.map(({ time }) => time), ...marks.flatMap(({ at }) => milliseconds(at) ?? [])];
  const time = timeDomain(moments);
  const ticks = timeTicks(time.from, time.to);
  const placed = markRows(marks, time);
  const scale = ratingDomain(rows.flatMap(({ value, compared: other }) => (other === null ? [value] : [value, other])));
  const bands = tierBands(scale);
  return (
    <>
      <LineChart
        responsive
        accessibilityLayer={false}
        data={rows}
        style={{ width: '100%', height: plotHeight }}
        margin={{ top: stampRoom(placed), right: 0, bottom: 0, left: 0 }}
        onMouseMove={({ activeTooltipIndex }) => onActiveChange(rowAt(activeTooltipIndex, rows.length))}
        onMouseLeave={() => onActiveChange(undefined)}
      >
        {bands.map(({ id, from, to, colour }) => (
          <ReferenceArea
            key={id}
            x1={time.from}
            x2={time.to}
            y1={from}
            y2={to}
            // As wide as the axis, including its edge.
            shape={({ x, y, width = 0, height }) => (
              <rect data-tier={id} {...{ x, y, height }} width={width + edge} fill={colour} fillOpacity={0.55} />
            )}
          />
        ))}
        <XAxis
          type="number"
          dataKey="time"
          domain={[time.from, time.to]}
          padding={{ right: edge }}
          ticks={ticks.values}
          tickFormatter={(value: number) => tickText(value, ticks.unit)}
          tick={axisText}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          interval="preserveStart"
          minTickGap={8}
          height={26}
        />
        <YAxis
          type="number"
          domain={[scale.from, scale.to]}
          ticks={scale.ticks}
          tick={axisText}
          tickLine={false}
          axisLine={false}
          width={24}
        />
        {placed.map((mark) => (
          <ReferenceLine
            key={mark.id}
            x={mark.time}
            stroke="var(--color-ink-muted)"
            strokeDasharray="2 4"
            label={({ viewBox }) => <MarkLabel box={viewBox} label={mark.label} row={mark.row} />}
          />
        ))}
        {compared && comparedLine(compared)}
        <Line
          dataKey="value"
          type="monotone"
          isAnimationActive={false}
          stroke="var(--color-primary)"
          strokeWidth={2.5}
          activeDot={false}
          dot={({ cx, cy, index }) => {
            const row = rows[index];
            return (
              row && (
                <RatingPoint
                  key={row.videoId}
                  place={{ cx, cy, index }}
                  videoId={row.videoId}
                  text={pointText(row, compared)}
                  link={link}
                />
              )
            );
          }}
        />
      </LineChart>
      <TierLegend bands={bands} />
    </>
  );
});

/** Dashed, with squares. Videos without a rating in the skill have no point. */
function comparedLine({ label }: ChartLine) {
  return (
    <Line
      name={label}
      dataKey="compared"
      type="monotone"
      connectNulls
      isAnimationActive={false}
      stroke="var(--color-attention)"
      strokeWidth={2}
      strokeDasharray="6 4"
      activeDot={false}
      dot={({ cx, cy, index }) => <PointMark key={index} cx={cx} cy={cy} />}
    />
  );
}

/** Space above the plot for the mark labels, in pixels. */
function stampRoom(marks: readonly PlacedMark[]): number {
  return marks.length === 0 ? 8 : 26 + Math.max(...marks.map(({ row }) => row)) * stampHeight;
}

/** The library's index may be text, a number or missing. */
function rowAt(index: unknown, count: number): number | undefined {
  const row = index == null ? Number.NaN : Number(index);
  return Number.isInteger(row) && row >= 0 && row < count ? row : undefined;
}
