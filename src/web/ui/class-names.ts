// Joins class names; of two utilities for the same property the later one wins.

import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { mergeConfig } from './class-groups.ts';

const merge = createTailwindMerge(() => mergeConfig);

/** Class names as one string, so that a caller's `className` overrides a part's own utilities. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
