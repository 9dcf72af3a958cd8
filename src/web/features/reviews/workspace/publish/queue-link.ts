// Where reviews are opened from.

import type { LinkProps } from '@tanstack/react-router';

/** The list from which reviews are opened, and to which people return. */
export interface QueueLink {
  to: NonNullable<LinkProps['to']>;
  label: string;
}
