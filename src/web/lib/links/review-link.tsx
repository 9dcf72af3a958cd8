// The link to the review of one video, for the parts that are handed their links.

import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { isCoach } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

interface ReviewLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'children'> {
  videoId: string;
  /** Where the video begins, in seconds; a note that has a length there plays alone. */
  t?: number;
  children: LinkProps['children'];
}

/**
 * Leads to the review as the player reads it, managers to the same below their club, and coaches to their own screen of it. Within a drawing it is the drawing's own kind of
 * link.
 */
export function ReviewLink({ videoId, t, ...rest }: ReviewLinkProps) {
  const { role } = useCurrentUser();
  const to = isCoach(role)
    ? '/coach/video-analysis/$videoId'
    : role === 'club'
      ? '/club/video-analysis/$videoId'
      : '/player/video-analysis/$videoId';
  return <Link to={to} params={{ videoId }} {...(t !== undefined && { search: { t } })} {...rest} />;
}
