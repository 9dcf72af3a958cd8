// A pending invitation in the invited player's list.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { PairInvitation } from '#contract/videos/pairs.ts';
import { personName } from '#domain/people/person-name.ts';
import { partnerPromise } from '#domain/videos/pairs/pair-invitations.ts';
import { formatDay } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Who invites, to which match, what both will see, and the answer. */
export function InvitationCard({ invitation: { token, inviter, title, eventDate, expiresAt } }: InvitationCardProps) {
  const navigate = useNavigate();
  const answer = useCall(endpoints.answerPairInvitation, {
    refreshOnFailure: true,
    onSuccess: ({ videoId }) => {
      if (videoId) void navigate({ to: '/player/pair/$videoId', params: { videoId } });
      else toast({ title: t`Invitation declined`, description: t`We won’t tell anyone.` });
    },
    onError: (error) => failureToast(t`Answer not sent`, error, t`Please try again.`),
  });
  const name = personName(inviter);
  return (
    <Card as="article" className="grid gap-3 border-primary">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Trans>
            <span translate="no">{name}</span> invites you
          </Trans>
        </h2>
        <p className="wrap-anywhere">
          {eventDate ? t`“${{ title }}”, played ${{ date: formatDay(eventDate) }}` : t`“${{ title }}”`}
        </p>
        <p className="max-w-[70ch] text-sm text-ink-muted">
          {partnerPromise()}{' '}
          <Trans>
            The invitation expires on <TimeText at={expiresAt} kind="date" />.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={answer.isPending} onClick={() => answer.mutate({ body: { token, accept: true } })}>
          {t`Accept`}
        </Button>
        <Button
          variant="secondary"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ body: { token, accept: false } })}
        >
          {t`Decline`}
        </Button>
      </div>
    </Card>
  );
}

interface InvitationCardProps {
  invitation: PairInvitation;
}
