// The screens of a role in the navigation at the top.

import { useLocation, useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { fittingEntries } from './fitting-entries.ts';
import { isIn, type MenuEntry } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { UnreadMark } from './unread-mark.tsx';

const entryStyles =
  'inline-flex min-h-10 shrink-0 items-center gap-1 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink data-[status=active]:bg-primary-soft data-[status=active]:text-primary';

/** As many screens as there is room for; the rest are behind "More". Shown from 1024 px. */
export function MainNav({ entries }: { entries: readonly MenuEntry[] }) {
  const place = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const labels = entries.map(({ label }) => label);
  const shown = useFitting(place, ruler, entries.length);
  const rest = entries.slice(shown);
  return (
    <nav ref={place} aria-label="Main" className="hidden min-w-0 grow gap-1 lg:flex">
      {entries.slice(0, shown).map((entry) => (
        <NavLink key={entry.to} entry={entry} className={entryStyles}>
          {entry.label}
          <UnreadMark entry={entry} />
        </NavLink>
      ))}
      {rest.length > 0 && <More entries={rest} />}
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

function More({ entries }: { entries: readonly MenuEntry[] }) {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const unread = entries.find(({ hasUnread }) => hasUnread);
  const isHere = entries.some((entry) => isIn(entry, path));
  return (
    <Menu
      label="More screens"
      trigger={
        <button type="button" data-status={isHere ? 'active' : undefined} className={cn(entryStyles, 'cursor-pointer')}>
          {moreLabel}
          {unread && <UnreadMark entry={unread} />}
          {isHere && <span className="sr-only">, the present screen is in it</span>}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      }
      items={entries.map(({ label, to, icon: Icon }) => ({
        label,
        icon: <Icon aria-hidden />,
        onSelect: () => void navigate({ to }),
      }))}
    />
  );
}

/** How many entries fit into the place, kept true while windows, words, fonts and neighbours change. */
function useFitting(
  place: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  /** How many there are: shown until they are measured. */
  count: number,
): number {
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const [nav, row] = [place.current, ruler.current];
    if (!nav || !row) return;
    const fit = () => {
      const widths = [...row.children].map((one) => one.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const more = widths.pop() ?? 0;
      setShown(fittingEntries({ entries: widths, more, gap, place: nav.clientWidth }));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(nav);
    observer.observe(row);
    return () => observer.disconnect();
  }, [place, ruler]);
  return shown;
}
