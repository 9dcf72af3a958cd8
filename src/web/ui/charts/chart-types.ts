// What a chart of ratings shows, and how its points become links.

import type { ComponentType, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { ProgressPoint } from '#domain/progress/progress-series.ts';

/** One line of a chart: its name and its points, the earliest first. */
export interface ChartLine {
  label: string;
  points: readonly ProgressPoint[];
}

/** A moment that a chart marks, such as a verified level. */
export interface ChartMark {
  id: string;
  /** ISO 8601. */
  at: string;
  /** The few characters at the mark, e.g. "4.5". */
  label: string;
  /** The whole sentence, for the table and for screen readers. */
  description: string;
}

/** The props of a link to a review, in text and as a point in a drawing. */
export interface ReviewLinkProps {
  videoId: string;
  children: ReactNode;
  className?: string;
  tabIndex?: number;
  'aria-label'?: string;
  'data-point'?: number;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The link itself; charts know no routes, so they are handed it. */
export type ReviewLinkComponent = ComponentType<ReviewLinkProps>;

/** A point of the main line with what stands at the same video on the compared one; one row of the table. */
export interface ChartRow extends ProgressPoint {
  /** Milliseconds. */
  time: number;
  /** Null when the compared skill was not rated in this video. */
  compared: number | null;
}

/** The rows of a chart: one for each point of the main line, in its order. */
export function chartRows(main: ChartLine, compared: ChartLine | undefined): ChartRow[] {
  const others = new Map(compared?.points.map(({ videoId, value }) => [videoId, value]));
  return main.points.map((point) => ({
    ...point,
    time: new Date(point.at).getTime(),
    compared: others.get(point.videoId) ?? null,
  }));
}
