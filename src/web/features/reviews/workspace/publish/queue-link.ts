// Where reviews are opened from.

import type { LinkProps } from '@tanstack/react-router';

/** The list that reviews are opened from. */
export interface QueueLink {
  to: NonNullable<LinkProps['to']>;
  label: string;
}
