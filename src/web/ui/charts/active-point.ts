// Which point of a chart is looked at, told to the points past the library that draws them.

import { createContext, use } from 'react';

interface ActivePoint {
  /** The row whose point is looked at; undefined for none. */
  active: number | undefined;
  onActiveChange: (active: number | undefined) => void;
  /** How many points the line has. */
  count: number;
}

/** For the points of one chart. */
export const ActivePointContext = createContext<ActivePoint>({ active: undefined, onActiveChange: () => {}, count: 0 });

/** What a point knows of the others. */
export function useActivePoint(): ActivePoint {
  return use(ActivePointContext);
}
