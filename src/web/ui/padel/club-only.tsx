// Replaces content that is for club members only.

import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

interface ClubOnlyProps {
  /** The message. */
  title: string;
  icon: ReactNode;
  /** What a club adds, and what the player has without one. */
  children: ReactNode;
}

/** A notice for players without a club. */
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
