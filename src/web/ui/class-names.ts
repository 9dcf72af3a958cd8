// Joins class names; of two utilities for the same property the later one wins.

import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Without this the merger takes our one shadow for a shadow colour.
const merge = extendTailwindMerge({ extend: { theme: { shadow: ['raised'] } } });

/** Class names as one string, so that a caller's `className` overrides a part's own utilities. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
