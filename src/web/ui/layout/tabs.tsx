// Tabs of a screen.

import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { ScrollRow } from './scroll-row.tsx';

interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /**
   * `count` is shown beside the label, e.g. how many videos wait; as text where it is not counted to the end; null while it is on its way.
   */
  tabs: readonly { value: Value; label: string; count?: number | string | null }[];
  /** What the tabs divide, for screen readers. */
  label: string;
  /** One `TabPanel` for each tab. */
  children: ReactNode;
  className?: string;
}

const Chosen = createContext({ value: '', id: '' });

/**
 * A row of tabs with its panels; the row scrolls sideways when it does not fit, and fades where it goes on. The arrow keys, Home and End go
 * from tab to tab, Enter and Space choose.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, tabs, label, children, className } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // The chosen one may lie outside of a row that scrolls, also once counts have made the tabs wider. The row alone is moved, never the
  // page.
  useEffect(() => {
    const tabsRow = row.current;
    const frame = tabsRow?.parentElement;
    if (!tabsRow || !frame) return;
    const watcher = new ResizeObserver(() => {
      const chosen = document.getElementById(`${id}-tab-${value}`);
      if (chosen) frame.scrollLeft = chosen.offsetLeft - (frame.clientWidth - chosen.offsetWidth) / 2;
    });
    watcher.observe(tabsRow);
    return () => watcher.disconnect();
  }, [id, value]);

  const move = (event: KeyboardEvent) => {
    const all = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = targets[commandKey(event)];
    if (target === undefined || at < 0) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };

  return (
    <Chosen value={{ value, id }}>
      <div className={cn('grid min-w-0 gap-5', className)}>
        <ScrollRow className="-mx-4 px-4 sm:mx-0 sm:px-0">
          <div ref={row} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move} className={rowStyles}>
            {tabs.map((tab) => {
              const isChosen = tab.value === value;
              return (
                <button
                  key={tab.value}
                  type="button"
                  role="tab"
                  id={`${id}-tab-${tab.value}`}
                  aria-selected={isChosen}
                  aria-controls={isChosen ? `${id}-panel-${tab.value}` : undefined}
                  tabIndex={isChosen ? 0 : -1}
                  className={tabStyles}
                  onClick={() => !isChosen && onValueChange(tab.value)}
                >
                  {tab.label}
                  {tab.count !== undefined && (
                    <span className={cn(countStyles, tab.count === null && 'invisible')}>{tab.count ?? 0}</span>
                  )}
                </button>
              );
            })}
          </div>
        </ScrollRow>
        {children}
      </div>
    </Chosen>
  );
}

// As wide for two digits as for one, and there before the figure is: a press on a tab must not meet the one beside it.
const countStyles =
  'min-w-7.5 @max-[26rem]:min-w-0 rounded-full bg-surface-sunken px-2 text-center text-xs text-ink-muted';

const rowStyles = 'relative flex w-max min-w-full gap-1 border-b';

const tabStyles = [
  'relative flex min-h-11 items-center gap-2 rounded-t-lg px-2 text-sm sm:px-3 @max-[26rem]:gap-1 @max-[26rem]:px-2 @max-[21rem]:px-1 font-medium whitespace-nowrap text-ink-muted transition-colors',
  'cursor-pointer hover:text-ink aria-selected:text-ink focus-visible:-outline-offset-2',
  // The line under the chosen one, over that of the row.
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full after:bg-primary after:opacity-0 after:transition-opacity aria-selected:after:opacity-100',
].join(' ');

/** What a tab shows; only the chosen one is in the page. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  const chosen = use(Chosen);
  if (chosen.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${chosen.id}-panel-${value}`}
      aria-labelledby={`${chosen.id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with text, which is reached by Tab all the same.
      tabIndex={0}
      className={cn('min-w-0 rounded-lg', className)}
    >
      {children}
    </div>
  );
}
