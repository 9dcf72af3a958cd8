// The player's own training requests.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnTrainingRequest } from '#contract/training/training-requests.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import type { RequestState } from '#domain/training/training-requests.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { RequestFacts } from './request-facts.tsx';

const states: Record<RequestState, { label: MessageDescriptor; tone: Tone }> = {
  open: { label: msg({ message: 'Waiting', context: 'request' }), tone: 'attention' },
  booked: { label: msg({ message: 'Booked', context: 'request' }), tone: 'success' },
  declined: { label: msg({ message: 'Declined', context: 'request' }), tone: 'neutral' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'request' }), tone: 'neutral' },
  lapsed: { label: msg({ message: 'Lapsed', context: 'request' }), tone: 'neutral' },
};

/** Latest first; nothing without requests. The content below appears once they are loaded, so that nothing shifts. */
export function OwnRequests({ children }: { children?: ReactNode }) {
  const list = usePages(endpoints.listOwnTrainingRequests);
  const isKnown = list.rows !== undefined || list.error !== null;
  return (
    <>
      {isKnown && list.rows?.length !== 0 && <RequestsCard list={list} />}
      <div className={isKnown ? 'contents' : 'hidden'}>{children}</div>
    </>
  );
}

function RequestsCard({ list }: { list: ReturnType<typeof usePages<typeof endpoints.listOwnTrainingRequests>> }) {
  const id = useId();
  return (
    <Card as="section">
      <CardTitle id={id} className="mb-1">
        {t`Your requests`}
      </CardTitle>
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# request', other: '# requests' })}
        empty={null}
        errorTitle={t`Your requests could not be loaded`}
      >
        {(rows) => (
          <ul aria-labelledby={id} className="divide-y">
            {rows.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function OwnRequest({ request }: { request: OwnTrainingRequest }) {
  const { id, state, coach, reason } = request;
  const { label, tone } = states[state];
  const name = personName(coach);
  const withdraw = useCall(endpoints.withdrawTrainingRequest, {
    onSuccess: () =>
      toast({ title: t`Request withdrawn`, description: t`${{ coach: name }} can no longer accept it.` }),
    onError: (error) => failureToast(t`Something went wrong`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="grid min-w-0 grow basis-72 gap-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-medium wrap-anywhere">{t`To ${{ coach: name }}`}</span>
          <Badge tone={tone}>{say(label)}</Badge>
        </p>
        <RequestFacts request={request} />
        {reason && (
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            <span className="font-medium">{name}:</span> {reason}
          </p>
        )}
      </div>
      {state === 'open' && (
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:w-full"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { id } })}
        >
          <Trans>
            Withdraw<span className="sr-only"> the request to {name}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}
