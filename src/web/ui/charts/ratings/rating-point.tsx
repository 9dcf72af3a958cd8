// A point of a chart, linked to its review.

import type { KeyboardEvent } from 'react';
import { usePlotArea } from 'recharts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { useActivePoint } from '#web/ui/charts/active-point.ts';
import type { ReviewLinkComponent } from '#web/ui/charts/chart-types.ts';
import { cn } from '../../class-names.ts';

/** With more points than this, they are smaller. */
const closePoints = 24;

interface RatingPointProps {
  /** Its position and index. */
  place: { cx: number | undefined; cy: number | undefined; index: number };
  videoId: string;
  /** The point in words. */
  text: string;
  link: ReviewLinkComponent;
}

/**
 * A dot in a target of 28 px. The latest has the accent colour; the active one is larger, with a vertical line. Tab reaches the latest,
 * arrow keys the others.
 */
export function RatingPoint({ place: { cx, cy, index }, videoId, text, link: ReviewLink }: RatingPointProps) {
  const { active, onActiveChange, count } = useActivePoint();
  const plot = usePlotArea();
  if (cx === undefined || cy === undefined) return null;
  const isLatest = index === count - 1;
  const isActive = index === active;
  return (
    <ReviewLink
      videoId={videoId}
      aria-label={text}
      tabIndex={index === (active ?? count - 1) ? 0 : -1}
      data-point={index}
      className="group outline-none"
      onFocus={() => onActiveChange(index)}
      onBlur={() => onActiveChange(undefined)}
      onKeyDown={(event) => moveFocus(event, index, count)}
    >
      {isActive && plot && (
        <line
          x1={cx}
          x2={cx}
          y1={plot.y}
          y2={plot.y + plot.height}
          className="pointer-events-none stroke-line-strong"
        />
      )}
      <circle cx={cx} cy={cy} r={14} className="fill-transparent" />
      <circle
        cx={cx}
        cy={cy}
        r={11}
        className="fill-none stroke-transparent group-focus-visible:stroke-focus"
        strokeWidth={2}
      />
      <circle
        cx={cx}
        cy={cy}
        r={isActive || isLatest ? 6 : count > closePoints ? 3 : 4.5}
        strokeWidth={isLatest || count > closePoints ? 2 : 2.5}
        className={cn(
          'fill-surface-raised stroke-primary',
          isActive && 'fill-primary',
          isLatest && 'fill-accent stroke-on-accent',
        )}
      />
    </ReviewLink>
  );
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent, index: number, count: number): void {
  const move = moves[commandKey(event)];
  if (!move) return;
  event.preventDefault();
  const next = Math.min(Math.max(move(index, count), 0), count - 1);
  event.currentTarget.closest('svg')?.querySelector<SVGAElement>(`[data-point="${next}"]`)?.focus();
}
