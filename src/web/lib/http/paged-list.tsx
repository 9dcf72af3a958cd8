// A paged list in all its states: loading, failed, empty and loaded.

import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ListFrame, ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { errorSentence } from './api-error.ts';

/** What `usePages` returns, as far as it is shown. */
interface Pages<Row> {
  rows: Row[] | undefined;
  error: Error | null;
  retry: () => void;
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

interface PagedListProps<Row> {
  list: Pages<Row>;
  /** A number of rows in words: "1 player", "50 players". */
  counted: (count: number) => string;
  /** How many rows there are, where that is known before all are loaded. */
  total?: number | undefined;
  /** Instead of a list without rows. */
  empty: ReactNode;
  /** Says that the list could not be loaded, where that needs words of its own. */
  errorTitle?: string;
  errorMessage?: string;
  /** In the shape of the rows that are on their way. */
  skeleton?: ReactNode;
  /** The rows: a table or a list. */
  children: (rows: Row[]) => ReactNode;
}

/** Shows what `usePages` has read. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, counted, total, empty, errorTitle, errorMessage, skeleton = <ListSkeleton />, children } = props;
  const { rows, error, retry, isOutdated, hasMore, isLoadingMore, loadMore } = list;
  if (rows === undefined) {
    if (error === null) return skeleton;
    return (
      <ErrorState
        {...(errorTitle && { title: errorTitle })}
        message={errorMessage ?? errorSentence(error)}
        onRetry={retry}
      />
    );
  }
  return (
    <ListFrame
      shown={rows.length}
      counted={counted}
      total={total}
      empty={empty}
      isOutdated={isOutdated}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      loadMore={loadMore}
    >
      {children(rows)}
    </ListFrame>
  );
}
