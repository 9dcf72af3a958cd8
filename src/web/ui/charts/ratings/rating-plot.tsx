// The plot of a chart of ratings, brought in when it is first needed: the library that draws it is the heaviest of all.

import type { ChartLine, ChartMark, ChartRow, ReviewLinkComponent } from '#web/ui/charts/chart-types.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Height of a plot in pixels, and of the names of its tiers below; what stands in for them is as high, so that nothing jumps. */
export const plotHeight = 240;
const legendHeight = 20;

/** What the plot of one chart takes. */
export interface RatingPlotProps {
  main: ChartLine;
  compared: ChartLine | undefined;
  rows: readonly ChartRow[];
  marks: readonly ChartMark[];
  /** The row whose point is looked at; undefined for none. */
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

/** The shape of a plot. */
export function PlotSkeleton() {
  return (
    <div style={{ height: plotHeight + legendHeight }}>
      <Skeleton className="h-full" />
    </div>
  );
}
