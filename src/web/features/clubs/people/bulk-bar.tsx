// Choosing people in a list: the bar above it, and the first cell of each row.

import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { Chosen } from './use-chosen.ts';

interface BulkBarProps {
  chosen: Chosen;
  /** Ids on the screen. */
  loaded: readonly string[];
  /** How many match; undefined while it is on its way. */
  total: number | undefined;
  /** The actions, shown once someone is chosen. */
  children: ReactNode;
}

/** Stays visible while scrolling. Everyone who matches can be chosen, also those who are not loaded. */
export function BulkBar({ chosen, loaded, total, children }: BulkBarProps) {
  const { count, isAll } = chosen;
  const areLoaded = loaded.length > 0 && loaded.every((id) => chosen.has(id));
  const isMore = total !== undefined && total > count && areLoaded;
  return (
    <div className="sticky top-16 z-10 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border bg-surface-raised px-4 py-1.5 shadow-raised">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm pointer-fine:min-h-8">
        <input
          type="checkbox"
          aria-label={t`Select everyone listed`}
          className="size-5 accent-primary"
          checked={areLoaded}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !areLoaded;
          }}
          onChange={() => (areLoaded ? chosen.clear() : chosen.choose(loaded))}
        />
        <span role="status">{count === 0 ? t`Select` : plural(count, { one: '# selected', other: '# selected' })}</span>
      </label>
      {isMore && !isAll && (
        <Button variant="ghost" size="sm" onClick={chosen.chooseAll}>
          {t`Select all ${{ count: formatNumber(total) }}`}
        </Button>
      )}
      {count > 0 && (
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 py-1 max-sm:w-full max-sm:justify-start">
          {children}
        </div>
      )}
    </div>
  );
}

/** The first cell of a row: chooses its person. */
export function ChoiceCell({ id, label, chosen }: { id: string; label: string; chosen: Chosen }) {
  return (
    <td className="w-12 align-middle">
      <label className="grid h-15.75 w-12 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={label}
          checked={chosen.has(id)}
          onChange={() => chosen.toggle(id)}
          className="size-5 accent-primary"
        />
      </label>
    </td>
  );
}
