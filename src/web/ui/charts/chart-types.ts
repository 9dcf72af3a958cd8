// Types of rating charts.

import type { ComponentType, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { ProgressPoint } from '#domain/progress/progress-series.ts';

/** One line of a chart, points in order of time. */
export interface ChartLine {
  label: string;
  points: readonly ProgressPoint[];
}

/** A marked moment, such as a verified level. */
export interface ChartMark {
  id: string;
  /** ISO 8601. */
  at: string;
  /** A short label, e.g. "4.5". */
  label: string;
  /** A sentence for the table and screen readers. */
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

/** The link component, passed in since charts know no routes. */
export type ReviewLinkComponent = ComponentType<ReviewLinkProps>;

/** A point of the main line with the compared value of the same video; a row of the table. */
export interface ChartRow extends ProgressPoint {
  /** Milliseconds. */
  time: number;
  /** Null when the compared skill was not rated in this video. */
  compared: number | null;
}

/** The rows of a chart, one per point of the main line. */
export function chartRows(main: ChartLine, compared: ChartLine | undefined): ChartRow[] {
  const others = new Map(compared?.points.map(({ videoId, value }) => [videoId, value]));
  return main.points.map((point) => ({
    ...point,
    time: new Date(point.at).getTime(),
    compared: others.get(point.videoId) ?? null,
  }));
}
