// The active point of a chart, passed to the points outside the charting library's props.

import { createContext, use } from 'react';

interface ActivePoint {
  /** The row of the active point; undefined for none. */
  active: number | undefined;
  onActiveChange: (active: number | undefined) => void;
  count: number;
}

export const ActivePointContext = createContext<ActivePoint>({ active: undefined, onActiveChange: () => {}, count: 0 });

/** The chart's active point. */
export function useActivePoint(): ActivePoint {
  return use(ActivePointContext);
}
