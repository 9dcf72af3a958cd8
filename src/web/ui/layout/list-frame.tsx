// The frame of a paged list: its count, next page and placeholder.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface ListFrameProps {
  /** Lines on the screen. */
  shown: number;
  /** A number of lines in words: "1 player", "50 players". */
  counted: (count: number) => string;
  /** How many lines there are, where that is known before all are loaded. */
  total?: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** What is shown still belongs to the filters before these. */
  isOutdated: boolean;
  /** Instead of a list without lines. */
  empty: ReactNode;
  /** The lines: a table or a list. */
  children: ReactNode;
}

/** A list that is read page by page. */
export function ListFrame(props: ListFrameProps) {
  const { shown, counted, total, hasMore, isLoadingMore, loadMore, isOutdated, empty, children } = props;
  return (
    <div
      aria-busy={isOutdated}
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-3 transition-opacity', isOutdated && 'opacity-60')}
    >
      <p role="status" className="text-sm text-ink-muted">
        {shown > 0 && (hasMore ? firstOf(shown, total, counted) : counted(shown))}
      </p>
      {shown > 0 ? children : empty}
      {hasMore && (
        <Button variant="secondary" className="justify-self-center" busy={isLoadingMore} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </div>
  );
}

/** "First 50 of 156 members", or "First 50 members" while the total is unknown. */
function firstOf(shown: number, total: number | undefined, counted: (count: number) => string): string {
  return total === undefined
    ? t`First ${{ rows: counted(shown) }}`
    : t`First ${{ number: formatNumber(shown) }} of ${{ rows: counted(total) }}`;
}

/** A sentence below a list that reached its longest; nothing below a shorter one. */
export function ListLimit({ shown, most }: { shown: number; most: number }) {
  if (shown < most) return null;
  return (
    <p className="mt-3 text-sm text-ink-muted">{t`Only the first ${{ number: formatNumber(most) }} are listed.`}</p>
  );
}

/** The shape of a list that is on its way. */
export function ListSkeleton() {
  return (
    <div role="status" className="grid gap-3 pt-8">
      <span className="sr-only">{t`Loading...`}</span>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((line) => (
        <Skeleton key={line} className="h-28 rounded-xl sm:h-16" />
      ))}
    </div>
  );
}
