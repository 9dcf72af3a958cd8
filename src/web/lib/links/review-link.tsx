// The link to the review of one video, for the parts that are handed their links.

import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { screenFor } from '#domain/reader-addresses.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

interface ReviewLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'children'> {
  videoId: string;
  /** Where the video begins, in seconds; a note that has a length there plays alone. */
  t?: number;
  children: LinkProps['children'];
}

/**
 * Leads to the review on the reader's own screen of it. Within a drawing it is the drawing's own kind of link.
 */
export function ReviewLink({ videoId, t, ...rest }: ReviewLinkProps) {
  const { role } = useCurrentUser();
  return (
    <Link to={screenFor('review', role)} params={{ videoId }} {...(t !== undefined && { search: { t } })} {...rest} />
  );
}
