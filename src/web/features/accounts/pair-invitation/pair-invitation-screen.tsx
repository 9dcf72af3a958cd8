// The screen behind a pair invitation's link, signed in or not. Opening it accepts nothing.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { PairInvitation } from '#contract/videos/pairs.ts';
import { personName } from '#domain/people/person-name.ts';
import { partnerPromise } from '#domain/videos/pairs/pair-invitations.ts';
import { pairInvitationPath } from '#domain/videos/pairs/pair-links.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { formatDay } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VisitorFrame, VisitorTitle } from '../visitor-frame.tsx';

/** `/pair-invitation?token=…`. */
export function PairInvitationScreen({ token }: { token: string }) {
  useDocumentTitle(t`Invitation to a pair`);
  return (
    <VisitorFrame>
      <Invitation token={token} />
    </VisitorFrame>
  );
}

function Invitation({ token }: { token: string }) {
  const user = useQuery(currentUserQuery);
  const { data, error, refetch } = useQuery({
    ...query(endpoints.getPairInvitation, { query: { token } }),
    enabled: token !== '',
  });
  const isOver = token === '' || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  if (isOver) return <Over user={user.data ?? null} />;
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  if (!data || user.isPending) return <Skeleton className="h-64 rounded-xl" />;
  return (
    <>
      {data.ownVideoId ? (
        <VisitorTitle
          lead={t`Send your partner the link to this page. You can withdraw the invitation from the video.`}
        >
          {t`Your invitation`}
        </VisitorTitle>
      ) : (
        <VisitorTitle lead={t`You are the partner in this match.`}>
          {t`${{ inviter: personName(data.inviter) }} invites you`}
        </VisitorTitle>
      )}
      <div className="grid gap-1 rounded-xl border bg-surface-raised p-4">
        <p className="text-lg font-semibold wrap-anywhere">{data.title}</p>
        {data.eventDate && <p className="text-ink-muted">{t`Played ${{ day: formatDay(data.eventDate) }}`}</p>}
      </div>
      {!data.ownVideoId && <p>{partnerPromise()}</p>}
      {data.ownVideoId ? (
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId: data.ownVideoId }}
          className={`${buttonStyles({ size: 'lg' })} sm:w-fit`}
        >
          {t`Open the video`}
        </Link>
      ) : !user.data ? (
        <Entrance token={token} />
      ) : user.data.role === 'player' ? (
        <Answer invitation={data} user={user.data} />
      ) : (
        <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm text-attention">
          {t`Only players can join a pair. Sign in with a player account to accept.`}
        </p>
      )}
      <p className="text-sm text-ink-muted">
        <Trans>
          The invitation expires on <TimeText at={data.expiresAt} kind="date" />.
        </Trans>
      </p>
    </>
  );
}

/** For visitors, who come back to the invitation after signing in or registering. */
function Entrance({ token }: { token: string }) {
  const returnTo = pairInvitationPath(token);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Link to="/auth" search={{ tab: 'login', returnTo }} className={buttonStyles({ size: 'lg' })}>
        {t`Sign in to answer`}
      </Link>
      <Link
        to="/auth"
        search={{ tab: 'register', returnTo }}
        className={buttonStyles({ variant: 'secondary', size: 'lg' })}
      >
        {t`Create an account`}
      </Link>
    </div>
  );
}

function Answer({ invitation, user }: { invitation: PairInvitation; user: CurrentUser }) {
  const navigate = useNavigate();
  const { token } = invitation;
  const name = personName(user);
  const inviter = invitation.inviter.firstName;
  const answer = useCall(endpoints.answerPairInvitation, {
    refreshOnFailure: true,
    onSuccess: ({ videoId }) => {
      if (videoId) return void navigate({ to: '/player/pair/$videoId', params: { videoId }, replace: true });
      toast({ title: t`Invitation declined`, description: t`We won’t tell anyone.` });
      void navigate({ to: '/player/pair', replace: true });
    },
    onError: (error) => failureToast(t`Answer not sent`, error, t`Please try again.`),
  });
  if (user.viewedBy !== null)
    return (
      <p className="text-ink-muted">
        {t`Only ${{ firstName: user.firstName }} can answer this. Return to your own account first.`}
      </p>
    );
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">
        <Trans>
          You are signed in as <span translate="no">{name}</span>. <span translate="no">{inviter}</span> will only see
          your name.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={answer.isPending} onClick={() => answer.mutate({ body: { token, accept: true } })}>
          {t`Accept`}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ body: { token, accept: false } })}
        >
          {t`Decline`}
        </Button>
      </div>
    </div>
  );
}

function Over({ user }: { user: CurrentUser | null }) {
  return (
    <>
      <VisitorTitle lead={t`It has been accepted or withdrawn, or it has expired. Ask your partner for a new one.`}>
        {t`This invitation is no longer open`}
      </VisitorTitle>
      {user ? (
        <Link
          to={user.role === 'player' ? '/player/pair' : '/'}
          className={`${buttonStyles({ variant: 'secondary', size: 'lg' })} sm:w-fit`}
        >
          {user.role === 'player' ? t`Go to Pair Matches` : t`Go to your dashboard`}
        </Link>
      ) : (
        <Link
          to="/auth"
          search={{ tab: 'login' }}
          className={`${buttonStyles({ variant: 'secondary', size: 'lg' })} sm:w-fit`}
        >
          {t`Sign in`}
        </Link>
      )}
    </>
  );
}
