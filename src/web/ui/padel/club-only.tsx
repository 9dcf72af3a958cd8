// What stands instead of something that only a club's members have.

import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

interface ClubOnlyProps {
  /** The sentence that says so. */
  title: string;
  icon: ReactNode;
  /** What a club would add, and what the player has without one. */
  children: ReactNode;
}

/** A notice for players who belong to no club: it explains, and asks for nothing. */
export function ClubOnly({ title, icon, children }: ClubOnlyProps) {
  return (
    <Card as="section" className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary [&_svg]:size-5.5">
        {icon}
      </span>
      <div className="grid gap-1">
        <h2 className="text-lg">{title}</h2>
        <p className="max-w-[60ch] text-ink-muted">{children}</p>
      </div>
    </Card>
  );
}
