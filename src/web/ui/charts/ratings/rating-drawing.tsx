// The drawing of a chart of ratings: one tab stop, in which arrow keys, Home and End move between the points.

import { useMemo } from 'react';
import { ActivePointContext } from '#web/ui/charts/active-point.ts';
import { RatingLines } from './rating-lines.tsx';
import type { RatingPlotProps } from './rating-plot.tsx';

/**
 * The lines within what their points need to know. The library draws everything again whenever it is handed a new list, even one
 * that says the same, and what had the focus loses it: so lists are handed on only when they say something else, and what changes
 * with every movement of the pointer goes past the library.
 */
export function RatingDrawing({ main, compared, rows, marks, active, onActiveChange, link }: RatingPlotProps) {
  const content = JSON.stringify({ rows, marks, compared });
  const drawn = useMemo(() => JSON.parse(content) as Pick<RatingPlotProps, 'rows' | 'marks' | 'compared'>, [content]);
  const count = rows.length;
  const points = useMemo(() => ({ active, onActiveChange, count }), [active, onActiveChange, count]);
  return (
    <div
      role="group"
      aria-label={`${main.label}, chart of ${count} ${count === 1 ? 'review' : 'reviews'}. Use the arrow keys to move between them.`}
      className="[&_svg]:overflow-visible"
    >
      <ActivePointContext value={points}>
        <RatingLines {...drawn} onActiveChange={onActiveChange} link={link} />
      </ActivePointContext>
    </div>
  );
}
