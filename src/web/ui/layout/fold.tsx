// A section that folds away, with a count.

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';

interface FoldProps {
  title: string;
  /** How many things are inside. */
  count?: number;
  /** What they are, in a sentence. */
  words?: ReactNode;
  /** Whether it is open at first: always, or where a table has room (from 640 px up). */
  startsOpen?: boolean | 'wide';
  children: ReactNode;
}

/** Heading and count; the rest opens with a press. The browser's own search opens it too. */
export function Fold({ title, count, words, startsOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(() =>
    startsOpen === 'wide' ? window.matchMedia('(width >= 40rem)').matches : startsOpen,
  );
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group/fold min-w-0 border-t pt-1"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 text-lg wrap-anywhere">{title}</h2>
        {count !== undefined && <span className="text-sm text-ink-muted">{formatNumber(count)}</span>}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-ink-muted transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {words && <p className="mb-3 text-sm text-ink-muted">{words}</p>}
      {children}
    </details>
  );
}
