// The sessions of the account.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Session } from '#contract/accounts/passwords.ts';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

const sessionsQuery = query(endpoints.listSessions);

/** All sessions; all but this one can be signed out here. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSession();
  const list = useRef<HTMLUListElement>(null);
  if (sessions.error) {
    return <ErrorState message={errorSentence(sessions.error)} onRetry={() => void sessions.refetch()} />;
  }
  return (
    <Card as="section">
      <CardTitle id="sessions-title">{t`Where you are signed in`}</CardTitle>
      {sessions.data ? (
        <ul ref={list} tabIndex={-1} aria-labelledby="sessions-title" className="divide-y rounded-lg">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => {
                // The row and its focused button disappear.
                list.current?.focus();
                end(session);
              }}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-21 w-full sm:h-12" />
      )}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const times = useId();
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {session.device}
          {session.isCurrent && <Badge tone="success">{t`This device`}</Badge>}
        </p>
        <p id={times} className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>
            <Trans>
              Last active: <TimeText at={session.lastSeenAt} kind="recent" />
            </Trans>
          </span>
          <span>
            <SignedIn session={session} />
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t`Sign out on ${{ device: session.device }}`}
          // Sessions on similar devices only differ in their times.
          aria-describedby={times}
          onClick={onEnd}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}

const ways = {
  password: msg`password`,
  google: msg`Google`,
  passkey: msg`a passkey`,
  development: msg`demo sign-in`,
  totp: msg`an authenticator app`,
  'recovery-code': msg`a recovery code`,
} as const;

/** When the person signed in and, if recorded, how. */
function SignedIn({ session: { createdAt, signedInBy, secondStep } }: { session: Session }) {
  if (signedInBy === null) {
    return (
      <Trans>
        Signed in: <TimeText at={createdAt} kind="date" />
      </Trans>
    );
  }
  const way = say(ways[signedInBy]);
  if (secondStep === null || secondStep === signedInBy) {
    return (
      <Trans>
        Signed in: <TimeText at={createdAt} kind="date" />, with {way}
      </Trans>
    );
  }
  return (
    <Trans>
      Signed in: <TimeText at={createdAt} kind="date" />, with {way} and {{ step: say(ways[secondStep]) }}
    </Trans>
  );
}

/** Removes the row at once, and restores it if the server refuses. */
function useEndSession() {
  const queryClient = useQueryClient();
  const end = useCall(endpoints.endSession, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: (error) => failureToast(t`Not signed out`, error, t`Please try again.`),
  });
  return ({ id, device }: Session) => {
    queryClient.setQueryData(sessionsQuery.queryKey, (list) => list?.filter((one) => one.id !== id));
    end.mutate({ params: { sessionId: id } }, { onSuccess: () => toast({ title: t`Signed out on ${{ device }}` }) });
  };
}
