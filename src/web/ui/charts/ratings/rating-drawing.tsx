// The drawing of a rating chart: one tab stop, with arrow keys, Home and End to move between points.

import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { ActivePointContext } from '#web/ui/charts/active-point.ts';
import { RatingLines } from './rating-lines.tsx';
import type { RatingPlotProps } from './rating-plot.tsx';

/**
 * The library redraws everything for any new array, which loses the focus. So arrays are only replaced when their content changes, and the
 * active point is passed by context.
 */
export function RatingDrawing({ main, compared, rows, marks, active, onActiveChange, link }: RatingPlotProps) {
  const content = JSON.stringify({ rows, marks, compared });
  const drawn = useMemo(() => JSON.parse(content) as Pick<RatingPlotProps, 'rows' | 'marks' | 'compared'>, [content]);
  const count = rows.length;
  const points = useMemo(() => ({ active, onActiveChange, count }), [active, onActiveChange, count]);
  return (
    <div
      role="group"
      aria-label={t`${{ skill: main.label }}, chart of ${plural(count, { one: '# review', other: '# reviews' })}. Use the arrow keys to move between them.`}
      className="[&_svg]:overflow-visible"
    >
      <ActivePointContext value={points}>
        <RatingLines {...drawn} onActiveChange={onActiveChange} link={link} />
      </ActivePointContext>
    </div>
  );
}
