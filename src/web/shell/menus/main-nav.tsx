// The screens of a role in the navigation at the top.

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

/** As many screens as there is room for; the rest are behind "More", with the sections and, below 1280 px, the quick actions. Shown from 1024 px. */
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
      {/* The same words once more, to be measured: whoever is behind "More" has no width. */}
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

/** From here on the quick actions are buttons of the bar (`navbar.tsx`). */
const wide = '(width >= 80rem)';
const isWide = () => window.matchMedia(wide).matches;
function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** In the corner, where it takes no room: it comes later than the words, and they would move to the side from under a press. */
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

/** How many entries fit into the place, kept true while windows, words, fonts and neighbours change. */
function useFitting(
  container: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  /** How many there are: shown until they are measured. */
  count: number,
  /** Whether "More" is there even when all of them fit. */
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
    // Before the first paint, so that nothing is seen to move; where the navigation is hidden nobody waits for the layout.
    if (window.matchMedia('(width >= 64rem)').matches) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(nav);
    observer.observe(row);
    return () => observer.disconnect();
  }, [container, ruler, hasMore]);
  return shown;
}
