// The layout of one second factor: title, state and actions.

import type { ReactNode } from 'react';

interface PartFrameProps {
  title: string;
  children: ReactNode;
  /** Buttons at the right; below on a phone. */
  actions?: ReactNode;
}

export function PartFrame({ title, children, actions }: PartFrameProps) {
  return (
    <div className="grid gap-3 sm:flex sm:items-start sm:justify-between">
      <div className="grid min-w-0 grow gap-1">
        <h3 className="font-medium">{title}</h3>
        {children}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
