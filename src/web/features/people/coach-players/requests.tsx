// Requests above the coach's list of players.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { IncomingRequest, OutgoingRequest } from '#contract/people/connections.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';

/**
 * Requests to and from the coach; nothing without any. The content below (`children`) appears together with them, so that late requests do
 * not shift it under a press.
 */
export function RequestsAbove({ children }: { children: ReactNode }) {
  const requests = useRequests();
  return (
    <>
      {requests.isPending ? <ListSkeleton /> : <Requests requests={requests} />}
      <div hidden={requests.isPending} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </div>
    </>
  );
}

function Requests({ requests }: { requests: ReturnType<typeof useRequests> }) {
  if (requests.isError && !requests.data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 rounded-xl border bg-surface-raised p-4 text-sm">
        {t`Your requests could not be loaded: ${{ reason: errorSentence(requests.error) }}`}
        <Button variant="secondary" size="sm" onClick={() => void requests.refetch()}>
          {t`Try again`}
        </Button>
      </p>
    );
  }
  const { incoming = [], outgoing = [] } = requests.data ?? {};
  return (
    <>
      {incoming.length > 0 && (
        <RequestCard
          title={t`Requests to answer`}
          hint={t`You’ll see the videos, ratings, goals and sessions of players you accept.`}
        >
          {incoming.map((request) => (
            <Incoming key={request.id} request={request} />
          ))}
        </RequestCard>
      )}
      {outgoing.length > 0 && (
        <RequestCard
          title={t`Waiting for an answer`}
          hint={t`Requests you’ve sent. They lapse after 60 days without an answer.`}
        >
          {outgoing.map((request) => (
            <Outgoing key={request.id} request={request} />
          ))}
        </RequestCard>
      )}
    </>
  );
}

function RequestCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section">
      <CardTitle id={id} className="mb-1">
        {title}
      </CardTitle>
      <p className="text-sm text-ink-muted">{hint}</p>
      <ul aria-labelledby={id} className="mt-2 divide-y">
        {children}
      </ul>
    </Card>
  );
}

const lineStyles = 'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 last:pb-0';

function Incoming({ request: { id, player, message, requestedAt } }: { request: IncomingRequest }) {
  const name = personName(player);
  const { accept, decline } = useRequestAnswers(name);
  const busy = accept.isPending || decline.isPending;
  return (
    <li className={lineStyles}>
      <div className="grid min-w-0 grow basis-72 gap-1">
        <PlayerLine player={player} />
        <Words message={message} />
        <Since at={requestedAt} />
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button
          variant="secondary"
          size="sm"
          busy={decline.isPending}
          onClick={() => !busy && decline.mutate({ params: { id } })}
        >
          <Trans>
            Decline<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button size="sm" busy={accept.isPending} onClick={() => !busy && accept.mutate({ params: { id } })}>
          <Trans>
            Accept<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
}

function Outgoing({ request }: { request: OutgoingRequest }) {
  const { id, email, message, requestedAt } = request;
  const name = personName(request);
  const { withdraw } = useRequestAnswers(name);
  return (
    <li className={lineStyles}>
      <div className="grid min-w-0 grow basis-72 gap-1">
        <p className="flex flex-wrap gap-x-2 text-sm">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-ink-muted wrap-anywhere">{email}</span>
        </p>
        <Words message={message} />
        <Since at={requestedAt} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id } })}
      >
        <Trans>
          Withdraw<span className="sr-only"> the request to {name}</span>
        </Trans>
      </Button>
    </li>
  );
}

function Words({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <p dir="auto" className="border-l-2 border-primary/40 pl-3 text-sm whitespace-pre-line wrap-anywhere">
      {message}
    </p>
  );
}

function Since({ at }: { at: string }) {
  return (
    <p className="text-xs text-ink-muted">
      <Trans>
        Asked <TimeText at={at} className="lowercase" />
      </Trans>
    </p>
  );
}

/** Requests to and from the coach, read again at each visit. */
function useRequests() {
  return useQuery(query(endpoints.listRequests));
}

/** Accepting, declining and withdrawing requests; `name` is for the toasts. */
function useRequestAnswers(name: string) {
  const fails = (error: Error) => failureToast(t`Something went wrong`, error, t`Please try again.`);
  const accept = useCall(endpoints.acceptConnection, {
    onSuccess: () =>
      toast({ title: t`Request accepted`, description: t`${{ name }} is now one of your players.`, tone: 'success' }),
    onError: fails,
  });
  const decline = useCall(endpoints.endConnection, {
    onSuccess: () =>
      toast({ title: t`Request declined`, description: t`We’ll let ${{ name }} know that you won’t be connected.` }),
    onError: fails,
  });
  const withdraw = useCall(endpoints.withdrawRequest, {
    onSuccess: () => toast({ title: t`Request withdrawn`, description: t`${{ name }} can no longer accept it.` }),
    onError: fails,
  });
  return { accept, decline, withdraw };
}
