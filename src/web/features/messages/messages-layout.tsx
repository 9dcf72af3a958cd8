// List at the left, conversation at the right; on a phone one after the other.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface MessagesLayoutProps {
  list: ReactNode;
  /** The open conversation, or its placeholder. */
  conversation: ReactNode;
  /** Whether a conversation is open; on a phone it replaces the list. */
  isOpen: boolean;
}

/** Two panes from 1024 px, one below. */
export function MessagesLayout({ list, conversation, isOpen }: MessagesLayoutProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start">
      <div className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6', isOpen && 'max-lg:hidden')}>{list}</div>
      <div className={cn('min-w-0', !isOpen && 'max-lg:hidden')}>{conversation}</div>
    </div>
  );
}
