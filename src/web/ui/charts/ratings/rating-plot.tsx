// The plot of a rating chart, loaded when first needed because of its large library.

import type { ChartLine, ChartMark, ChartRow, ReviewLinkComponent } from '#web/ui/charts/chart-types.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

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

/** The plot, or its shape while the drawing is on its way. */
export const RatingPlot = lateComponent<RatingPlotProps>(
  () => import('./rating-drawing.tsx').then((part) => part.RatingDrawing),
  <PlotSkeleton />,
  { isAhead: false },
);

export function PlotSkeleton() {
  return (
    <div style={{ height: plotHeight + legendHeight }}>
      <Skeleton className="h-full" />
    </div>
  );
}
