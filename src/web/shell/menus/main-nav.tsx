// The top navigation's entries.

import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { UnreadMark } from '#web/shell/unread-mark.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { fittingEntries } from './fitting-entries.ts';
import { isIn, type MenuEntry } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { type MenuParts, useMenuItems } from './use-menu-items.tsx';

const entryStyles =
  'relative inline-flex min-h-10 shrink-0 items-center gap-1 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink data-[status=active]:bg-primary-soft data-[status=active]:text-primary';

/** As many entries as fit; the rest are behind "More", with the sections and, below 1280 px, the quick actions. Shown from 1024 px. */
export function MainNav({ entries, actions, sections }: MenuParts) {
  const container = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const labels = entries.map(({ label }) => label);
  const behind = useSyncExternalStore(subscribeToWidth, isWide) ? [] : actions;
  const hasMore = behind.length > 0 || sections.length > 0;
  const shown = useFitting(container, ruler, entries.length, hasMore);
  const rest = entries.slice(shown);
  return (
    <nav ref={container} aria-label="Main" className="hidden min-w-0 grow gap-1 lg:flex">
      {entries.slice(0, shown).map((entry) => (
        <NavLink key={entry.to} entry={entry} className={entryStyles}>
          {entry.label}
          <CornerMark entry={entry} />
        </NavLink>
      ))}
      {(rest.length > 0 || hasMore) && <More entries={rest} actions={behind} sections={sections} />}
      {/* Rendered again to be measured, because entries behind "More" have no width. */}
      <div aria-hidden className="invisible absolute h-0 w-0 overflow-hidden">
        <div ref={ruler} className="flex w-max gap-1">
          {[...labels, moreLabel].map((label) => (
            <span key={label} className={entryStyles}>
              {label}
              {label === moreLabel && <ChevronDown className="size-4" />}
            </span>
          ))}
        </div>
      </div>
    </nav>
  );
}

const moreLabel = 'More';

/** From this width the quick actions are buttons in the bar (`navbar.tsx`). */
const wide = '(width >= 80rem)';
const isWide = () => window.matchMedia(wide).matches;
function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** In the corner, where it takes no space, because it loads later and must not move the labels. */
function CornerMark({ entry }: { entry: MenuEntry }) {
  return (
    <span className="absolute -top-0.5 -right-1">
      <UnreadMark entry={entry} />
    </span>
  );
}

function More(parts: MenuParts) {
  const { entries, sections } = parts;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const unread = entries.find(({ hasUnread }) => hasUnread);
  const isHere = [...entries, ...sections.flatMap((section) => section.entries)].some((entry) => isIn(entry, path));
  return (
    <Menu
      label="More screens"
      trigger={
        <button type="button" data-status={isHere ? 'active' : undefined} className={cn(entryStyles, 'cursor-pointer')}>
          {moreLabel}
          {unread && <CornerMark entry={unread} />}
          {isHere && <span className="sr-only">, contains current page</span>}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      }
      items={useMenuItems(parts)}
    />
  );
}

/** How many entries fit, updated when window, labels, fonts or neighbours change. */
function useFitting(
  container: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  /** The number of entries, all shown until they are measured. */
  count: number,
  /** Whether "More" is shown even when all fit. */
  hasMore: boolean,
): number {
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const [nav, row] = [container.current, ruler.current];
    if (!nav || !row) return;
    const measure = () => {
      const widths = [...row.children].map((one) => one.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const more = widths.pop() ?? 0;
      setShown(fittingEntries({ entries: widths, more, gap, available: nav.clientWidth, hasMore }));
    };
    // Before the first paint, so that nothing moves; skipped while the navigation is hidden.
    if (window.matchMedia('(width >= 64rem)').matches) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(nav);
    observer.observe(row);
    return () => observer.disconnect();
  }, [container, ruler, hasMore]);
  return shown;
}
