// The plot of a rating chart, loaded when first needed because of its large library.

import { lazy, Suspense } from 'react';
import type { ChartLine, ChartMark, ChartRow, ReviewLinkComponent } from '#web/ui/charts/chart-types.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Heights of the plot and its legend in pixels, also used by the skeleton. */
export const plotHeight = 240;
const legendHeight = 20;

export interface RatingPlotProps {
  main: ChartLine;
  compared: ChartLine | undefined;
  rows: readonly ChartRow[];
  marks: readonly ChartMark[];
  /** The row of the active point; undefined for none. */
  active: number | undefined;
  onActiveChange: (active: number | undefined) => void;
  link: ReviewLinkComponent;
}

const RatingDrawing = lazy(async () => ({ default: (await import('./rating-drawing.tsx')).RatingDrawing }));

export function RatingPlot(props: RatingPlotProps) {
  return (
    <Suspense fallback={<PlotSkeleton />}>
      <RatingDrawing {...props} />
    </Suspense>
  );
}

export function PlotSkeleton() {
  return (
    <div style={{ height: plotHeight + legendHeight }}>
      <Skeleton className="h-full" />
    </div>
  );
}
