// A card that loads its own content.

import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface PanelProps<Data> {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the title at once, then the content or an error with a retry button. */
export function Panel<Data>({ title, query, action, children }: PanelProps<Data>) {
  if (query.isError) {
    return (
      <ErrorState
        title={t`${{ title }} could not be loaded`}
        message={errorSentence(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Card as="section" className="grid content-start gap-4">
      <CardTitle className="mb-0" action={action}>
        {title}
      </CardTitle>
      {query.data === undefined ? (
        <div role="status" aria-busy className="grid gap-3">
          <span className="sr-only">{t`Loading ${{ title }}`}</span>
          <Skeleton className="h-9 w-2/3" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      ) : (
        children(query.data)
      )}
    </Card>
  );
}
