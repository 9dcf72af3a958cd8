// In place of what is not there: the court, a sentence, and a way on.

import type { ReactNode } from 'react';
import { lateComponent } from '#web/ui/late-component.tsx';

// Late, as no first screen needs it; its place is kept.
const Court = lateComponent(() => import('#web/ui/padel/court.tsx').then((part) => part.Court), null);

interface NotThereProps {
  /** Why there is nothing. */
  children: ReactNode;
  /** The link to somewhere else. */
  action: ReactNode;
}

/** For whole screens; a list that is empty has `EmptyState`. */
export function NotThere({ children, action }: NotThereProps) {
  return (
    <div className="grid max-w-md justify-items-start gap-5">
      <div className="aspect-[21/11] w-full overflow-hidden rounded-xl bg-court">
        <Court />
      </div>
      <p className="text-ink-muted">{children}</p>
      {action}
    </div>
  );
}
