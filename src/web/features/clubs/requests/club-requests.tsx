// Club invitations in the profile of players and coaches.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ClubRequest } from '#contract/clubs/club-invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';

/**
 * The invitations, if any. The content below (`children`) appears together with them: invitations arriving
 * later would push it down under a press.
 */
export function WithClubRequests({ children }: { children: ReactNode }) {
  const { data = [], isLoading } = useQuery(query(endpoints.listClubRequests));
  return (
    <div className="grid gap-4 sm:gap-6">
      {isLoading && <Skeleton className="h-96 rounded-xl" />}
      {data.length > 0 && (
        <Card as="section">
          <CardTitle className="mb-2">
            {data.length === 1 ? t`A club has invited you` : t`Clubs have invited you`}
          </CardTitle>
          <ul className="divide-y">
            {data.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        </Card>
      )}
      <div hidden={isLoading}>{children}</div>
    </div>
  );
}

function Request({ request: { id, clubName, role, askedAt } }: { request: ClubRequest }) {
  const { clubId } = useCurrentUser();
  const [isJoining, setJoining] = useState(false);
  const onError = (error: Error) => failureToast(t`Your answer was not saved`, error, t`Please try again.`);
  const accept = useCall(endpoints.acceptClubRequest, {
    onSuccess: () => toast({ title: t`Welcome to ${{ club: clubName }}`, tone: 'success' }),
    onError,
    onSettled: () => setJoining(false),
    refreshOnFailure: true,
  });
  const decline = useCall(endpoints.declineClubRequest, {
    onSuccess: () => toast({ title: t`Declined`, description: t`We won’t tell ${{ club: clubName }}.` }),
    onError,
    refreshOnFailure: true,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
      <span className="grid min-w-0 grow basis-64">
        <span translate="no" className="font-medium wrap-anywhere" dir="auto">
          {clubName}
        </span>
        <span className="text-sm text-ink-muted">
          {role === 'player' ? (
            <Trans>
              Invited you as a member <TimeText at={askedAt} className="lowercase" />
            </Trans>
          ) : (
            <Trans>
              Invited you as a coach <TimeText at={askedAt} className="lowercase" />
            </Trans>
          )}
        </span>
      </span>
      <span className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button
          variant="secondary"
          size="sm"
          busy={decline.isPending}
          onClick={() => decline.mutate({ params: { id } })}
        >
          <Trans>
            Decline
            <span className="sr-only">
              {' '}
              <span translate="no">{clubName}</span>
            </span>
          </Trans>
        </Button>
        <Button size="sm" onClick={() => setJoining(true)}>
          <Trans>
            Join
            <span className="sr-only">
              {' '}
              <span translate="no">{clubName}</span>
            </span>
          </Trans>
        </Button>
      </span>
      <ConfirmDialog
        open={isJoining}
        onOpenChange={setJoining}
        title={t`Join ${{ club: clubName }}?`}
        description={whatFollows(role, clubId !== null)}
        confirmLabel={t`Join`}
        busy={accept.isPending}
        onConfirm={() => accept.mutate({ params: { id } })}
      />
    </li>
  );
}

function whatFollows(role: ClubRequest['role'], isOfClub: boolean): string {
  const joining =
    role === 'player'
      ? t`Its managers can see your videos, published reviews, ratings and sessions, and its coaches can review your videos.`
      : t`You become a club coach and can review its members’ videos. You keep your own players.`;
  const leaving = t`You leave your current club. It loses access to your data, and your connections there end.`;
  return isOfClub ? `${joining} ${leaving}` : joining;
}
