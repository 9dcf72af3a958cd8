// A link from the head of a player's page to one of its parts.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { PlayerPart } from './player-search.ts';

/** Where the parts begin on the page. */
export const partsId = 'parts';

interface PartLinkProps {
  userId: string;
  part: PlayerPart;
  className?: string;
  children: ReactNode;
}

/** Chooses the part, and brings it into view. */
export function PartLink({ userId, part, className, children }: PartLinkProps) {
  return (
    <Link
      to="/coach/player/$userId"
      params={{ userId }}
      search={{ part }}
      hash={partsId}
      className={cn('inline-flex min-h-6 items-center font-medium text-primary hover:underline', className)}
    >
      {children}
    </Link>
  );
}
