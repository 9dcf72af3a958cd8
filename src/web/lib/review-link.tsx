// The link to the review of one video, for the parts that are handed their links.

import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface ReviewLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'children'> {
  videoId: string;
  children: LinkProps['children'];
}

/** Leads to the review as the player reads it. Within a drawing it is the drawing's own kind of link. */
export function ReviewLink({ videoId, ...rest }: ReviewLinkProps) {
  return <Link to="/player/video-analysis/$videoId" params={{ videoId }} {...rest} />;
}
