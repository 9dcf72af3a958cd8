// The top navigation's entries.

import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { UnreadMark } from '#web/shell/unread-mark.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { fittingEntries } from './fitting-entries.ts';
import type { MenuEntry } from './menu-entry.ts';
import { isIn } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { type MenuParts, useMenuItems } from './use-menu-items.tsx';

const entryStyles =
  'relative inline-flex min-h-10 shrink-0 items-center gap-1 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink data-[status=active]:bg-primary-soft data-[status=active]:text-primary';

/**
 * As many entries as fit, under their short labels if the full ones do not; the rest are behind "More", with the sections and, below
 * 1280 px, the quick actions. Shown from 1024 px.
 */
export function MainNav({ entries, actions, sections }: MenuParts) {
  const container = useRef<HTMLElement>(null);
  const rulers = useRef<HTMLDivElement>(null);
  const behind = useSyncExternalStore(subscribeToWidth, isWide) ? [] : actions;
  const hasMore = behind.length > 0 || sections.length > 0;
  const { shown, isShort } = useFitting(container, rulers, entries.length, hasMore);
  const rest = entries.slice(shown);
  return (
    <nav ref={container} aria-label={t`Main`} className="hidden min-w-0 grow gap-1 lg:flex">
      {entries.slice(0, shown).map((entry) => (
        <NavLink key={entry.to} entry={entry} className={cn(entryStyles, entry.hasUnread && roomForMark)}>
          <Label entry={entry} isShort={isShort} />
          <CornerMark entry={entry} />
        </NavLink>
      ))}
      {(rest.length > 0 || hasMore) && <More entries={rest} actions={behind} sections={sections} />}
      {/* Both sets of labels again, to be measured: entries behind "More" have no width. */}
      <div ref={rulers} aria-hidden className="invisible absolute h-0 w-0 overflow-hidden">
        {[false, true].map((short) => (
          <div key={String(short)} className="flex w-max gap-1">
            {entries.map((entry) => (
              <span key={entry.to} className={cn(entryStyles, entry.hasUnread && roomForMark)}>
                <Label entry={entry} isShort={short} />
              </span>
            ))}
            <span className={entryStyles}>
              {t`More`}
              <ChevronDown className="size-4" />
            </span>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** The label; a short one is part of the full one, which screen readers read. */
function Label({ entry: { label, shortLabel }, isShort }: { entry: MenuEntry; isShort: boolean }) {
  if (!isShort) return label;
  // Inside of the full one it may begin with a small letter.
  const start = label.toLowerCase().indexOf(shortLabel.toLowerCase());
  return (
    <>
      <span className="sr-only">{label.slice(0, start)}</span>
      {shortLabel}
      <span className="sr-only">{label.slice(start + shortLabel.length)}</span>
    </>
  );
}

/** From this width the quick actions are buttons in the bar (`navbar.tsx`). */
const wide = '(width >= 80rem)';
const isWide = () => window.matchMedia(wide).matches;
function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Space for the unread count, which loads later and must not move the labels. */
const roomForMark = 'pr-5';

function CornerMark({ entry }: { entry: MenuEntry }) {
  return (
    <span className="absolute top-1 right-0.5">
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
      label={t`More screens`}
      trigger={
        <button type="button" data-status={isHere ? 'active' : undefined} className={cn(entryStyles, 'cursor-pointer')}>
          {t`More`}
          {unread && <UnreadMark entry={unread} />}
          {isHere && <span className="sr-only">{`, ${t`contains current page`}`}</span>}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      }
      items={useMenuItems(parts)}
    />
  );
}

/** How many entries fit, and under which labels; updated when window, labels, fonts or neighbours change. */
function useFitting(
  container: RefObject<HTMLElement | null>,
  /** A row of full labels and one of short labels, each with "More" at its end. */
  rulers: RefObject<HTMLElement | null>,
  /** The number of entries, all shown until they are measured. */
  count: number,
  /** Whether "More" is shown even if every entry fits. */
  hasMore: boolean,
) {
  const [fitting, setFitting] = useState({ shown: count, isShort: false });
  useLayoutEffect(() => {
    const [nav, rows] = [container.current, rulers.current];
    if (!nav || !rows) return;
    const measure = () => {
      const [full = 0, short = 0] = [...rows.children].map((row) => {
        const widths = [...row.children].map((one) => one.getBoundingClientRect().width);
        const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
        const more = widths.pop() ?? 0;
        return fittingEntries({ entries: widths, more, gap, available: nav.clientWidth, hasMore });
      });
      setFitting(full === count ? { shown: full, isShort: false } : { shown: short, isShort: true });
    };
    // Before the first paint, so that nothing moves; where the navigation is hidden, no layout is needed.
    if (window.matchMedia('(width >= 64rem)').matches) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(nav);
    for (const row of rows.children) observer.observe(row);
    return () => observer.disconnect();
  }, [container, rulers, count, hasMore]);
  return fitting;
}
