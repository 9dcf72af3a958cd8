// Tabs of a screen.

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** `count` is shown beside the label, e.g. how many videos wait. */
  tabs: readonly { value: Value; label: string; count?: number }[];
  /** What the tabs divide, for screen readers. */
  label: string;
  /** One `TabPanel` for each tab. */
  children: ReactNode;
  className?: string;
}

/** A row of tabs with its panels; the row scrolls sideways when it does not fit. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  tabs,
  label,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      className={cn('grid min-w-0 gap-5', className)}
    >
      <div className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
        <Base.List aria-label={label} className="relative flex min-w-full w-max gap-1 border-b">
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={tabStyles}>
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-surface-sunken px-2 text-xs text-ink-muted">{tab.count}</span>
              )}
            </Base.Tab>
          ))}
          <Base.Indicator className="absolute bottom-[-1px] left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-primary transition-[translate,width] duration-200" />
        </Base.List>
      </div>
      {children}
    </Base.Root>
  );
}

const tabStyles = [
  'flex min-h-11 items-center gap-2 rounded-t-lg px-2 text-sm sm:px-3 font-medium whitespace-nowrap text-ink-muted transition-colors',
  'hover:text-ink data-active:text-ink focus-visible:-outline-offset-2',
].join(' ');

/** What a tab shows; only the chosen one is in the page. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    <Base.Panel value={value} className={cn('min-w-0 rounded-lg', className)}>
      {children}
    </Base.Panel>
  );
}
