// A person's sessions.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PersonAccount } from '#contract/people/person.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { SignOutDialog } from '../people/sign-out-dialog.tsx';

/** Devices with last use, and signing out of one or all. */
export function PersonSessions({ person }: { person: PersonAccount }) {
  const own = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  const { sessions } = person;
  const isOther = person.id !== own.id;
  const end = useCall(endpoints.endSessionOf, {
    onSuccess: () => toast({ title: t`Signed out`, tone: 'success' }),
    onError: (error) => toast({ title: t`Not signed out`, description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  return (
    <Card as="section">
      <CardTitle
        action={
          isOther &&
          sessions.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
              {t`Sign out everywhere`}
            </Button>
          )
        }
      >
        {t`Signed in`}
      </CardTitle>
      {sessions.length === 0 ? (
        <p className="text-ink-muted">{t`Not signed in anywhere.`}</p>
      ) : (
        <ul className="divide-y">
          {sessions.map(({ id, device, lastSeenAt }) => (
            <li key={id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <span className="grid min-w-0 grow">
                <span className="font-medium">{device}</span>
                <span className="text-sm text-ink-muted">
                  <Trans>
                    Last seen <TimeText at={lastSeenAt} kind="datetime" />
                  </Trans>
                </span>
              </span>
              {isOther && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={end.isPending && end.variables.params.sessionId === id}
                  onClick={() => end.mutate({ params: { userId: person.id, sessionId: id } })}
                >
                  <Trans>
                    Sign out<span className="sr-only"> of {device}</span>
                  </Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <SignOutDialog person={person} open={isAsking} onOpenChange={setIsAsking} />
    </Card>
  );
}
