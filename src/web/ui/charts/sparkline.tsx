// A small line chart without axes.

import { cn } from '../class-names.ts';
import { ratingDomain } from './ratings/rating-scale.ts';

/** The drawing is stretched, so strokes and the last point are sized in pixels. */
const width = 100;
const height = 100;
/** Space around the line for its last point. */
const edge = 4;

interface SparklineProps {
  /** Ratings (0–7) in order of time; nothing is drawn for fewer than two. */
  values: readonly number[];
  /** Sets the size. */
  className?: string;
}

/** Decorative, since the figure and its change are beside it. */
export function Sparkline({ values, className }: SparklineProps) {
  if (values.length < 2) return null;
  const { from, to } = ratingDomain(values);
  const points = values.map((value, index) => ({
    x: edge + (index / (values.length - 1)) * (width - 2 * edge),
    y: (1 - (value - from) / (to - from)) * height,
  }));
  const last = points.at(-1);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div aria-hidden className={cn('relative h-12 w-32', className)}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="size-full overflow-visible">
        <polygon points={`${edge},${height} ${line} ${width - edge},${height}`} className="fill-primary-soft" />
        <polyline
          points={line}
          className="fill-none stroke-primary"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last && (
        <span
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-on-accent bg-accent"
          style={{ left: `${last.x}%`, top: `${last.y}%` }}
        />
      )}
    </div>
  );
}
