// The states of a query.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface LoadedProps<T> {
  read: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** The loaded data, a skeleton or an error. */
export function Loaded<T>({ read, children }: LoadedProps<T>) {
  if (read.data !== undefined) return children(read.data);
  if (read.error) return <ErrorState message={errorSentence(read.error)} onRetry={() => void read.refetch()} />;
  return <Skeleton className="h-80 rounded-xl" />;
}
