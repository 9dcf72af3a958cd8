// One takedown request with its page and answer.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { AnswerForm } from './answer-form.tsx';
import { TakedownBadge } from './takedown-badge.tsx';

/** For administrators. */
export function TakedownScreen({ takedownId }: { takedownId: string }) {
  const request = useQuery(query(endpoints.getTakedown, { params: { takedownId } }));
  const { data } = request;
  return (
    <Page title={t`Takedown request`} back={<BackLink to="/admin/takedowns">{t`Takedowns`}</BackLink>}>
      {request.isError ? (
        <ErrorState message={errorSentence(request.error)} onRetry={() => void request.refetch()} />
      ) : !data ? (
        <Skeleton className="h-72 rounded-xl" />
      ) : (
        <div className="grid gap-6">
          <Card as="section">
            <CardTitle action={<TakedownBadge state={data.state} />}>{data.name}</CardTitle>
            <div className="grid gap-3">
              <p className="text-sm text-ink-muted wrap-anywhere">
                {data.email} ·{' '}
                <Trans>
                  asked <TimeText at={data.confirmedAt} kind="recent" />
                </Trans>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{data.reason}</p>
              <a
                href={data.page}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 w-fit items-center gap-1.5 text-primary underline underline-offset-4 wrap-anywhere"
              >
                {data.page}
                <ExternalLink aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">{t`(opens in a new tab)`}</span>
              </a>
            </div>
          </Card>
          {data.answer === null ? (
            <AnswerForm request={data} />
          ) : (
            <Card as="section">
              <CardTitle>{t`Answer`}</CardTitle>
              <p className="whitespace-pre-line wrap-anywhere">{data.answer}</p>
              {data.answeredAt && (
                <p className="mt-3 text-sm text-ink-muted">
                  <Trans>
                    Sent <TimeText at={data.answeredAt} kind="recent" />
                  </Trans>
                </p>
              )}
            </Card>
          )}
        </div>
      )}
    </Page>
  );
}
