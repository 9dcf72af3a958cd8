// A row that scrolls sideways where it does not fit, and fades at the side at which it goes on.

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
    const look = () => {
      const after = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.style.setProperty('--fade-before', row.scrollLeft > 1 ? '2rem' : '0px');
      row.style.setProperty('--fade-after', after > 1 ? '2rem' : '0px');
    };
    look();
    const watcher = new ResizeObserver(look);
    for (const element of [row, ...row.children]) watcher.observe(element);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div ref={frame} className={cn('min-w-0 overflow-x-auto [scrollbar-width:none]', fade, className)}>
      {children}
    </div>
  );
}

const fade =
  '[mask-image:linear-gradient(to_right,transparent,#000_var(--fade-before,0px),#000_calc(100%-var(--fade-after,0px)),transparent)]';
