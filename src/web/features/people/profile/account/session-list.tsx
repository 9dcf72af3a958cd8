// The sessions of the account.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Session } from '#contract/accounts/passwords.ts';
import { endpoints } from '#contract/endpoints.ts';
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
      <CardTitle id="sessions-title">Where you are signed in</CardTitle>
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
          {session.isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p id={times} className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>
            Last active: <TimeText at={session.lastSeenAt} kind="recent" />
          </span>
          <span>
            Signed in: <TimeText at={session.createdAt} kind="date" />
            {proofWords(session)}
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out on ${session.device}`}
          // Sessions on similar devices only differ in their times.
          aria-describedby={times}
          onClick={onEnd}
        >
          {' '}
          Sign out{' '}
        </Button>
      )}
    </li>
  );
}

const ways = {
  password: 'password',
  google: 'Google',
  passkey: 'a passkey',
  development: 'demo sign-in',
  totp: 'an authenticator app',
  'recovery-code': 'a recovery code',
} as const;

/** How the person signed in, if recorded. */
function proofWords({ signedInBy, secondStep }: Session): string {
  if (signedInBy === null) return '';
  const isSame = secondStep === null || secondStep === signedInBy;
  return `, with ${ways[signedInBy]}${isSame ? '' : ` and ${ways[secondStep]}`}`;
}

/** Removes the row at once, and restores it if the server refuses. */
function useEndSession() {
  const queryClient = useQueryClient();
  const end = useCall(endpoints.endSession, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: (error) => failureToast('Not signed out', error, 'Please try again.'),
  });
  return ({ id, device }: Session) => {
    queryClient.setQueryData(sessionsQuery.queryKey, (list) => list?.filter((one) => one.id !== id));
    end.mutate({ params: { sessionId: id } }, { onSuccess: () => toast({ title: `Signed out on ${device}` }) });
  };
}
