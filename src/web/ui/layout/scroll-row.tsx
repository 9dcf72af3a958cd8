// A row that scrolls sideways, with faded edges where it continues.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface ScrollRowProps {
  /** One element, as wide as it wants to be. */
  children: ReactNode;
  className?: string;
}

/** Its fade is the hint that there is more: the bar for scrolling is hidden. */
export function ScrollRow({ children, className }: ScrollRowProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = frame.current;
    if (!row) return;
    const watcher = new ResizeObserver(() => fadeEnds(row));
    for (const element of [row, ...row.children]) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      onScroll={(event) => fadeEnds(event.currentTarget)}
      className={cn('min-w-0 overflow-x-auto [scrollbar-width:none]', mask, className)}
    >
      {children}
    </div>
  );
}

function fadeEnds({ style, scrollLeft, scrollWidth, clientWidth }: HTMLElement): void {
  const fade = (side: string, hidden: number) => style.setProperty(`--fade-${side}`, hidden > 1 ? '2rem' : '0px');
  fade('before', scrollLeft);
  fade('after', scrollWidth - clientWidth - scrollLeft);
}

const mask =
  '[mask-image:linear-gradient(to_right,transparent,#000_var(--fade-before,0px),#000_calc(100%-var(--fade-after,0px)),transparent)]';
