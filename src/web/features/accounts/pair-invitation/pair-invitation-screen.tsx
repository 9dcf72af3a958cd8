// What the link of an invitation to a pair opens, for visitors and for people who are signed in. Opening it accepts nothing.

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
  useDocumentTitle('Invitation to a pair');
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
        <VisitorTitle lead="It waits for your partner: pass the link of this page on to them. You can take it back in the video.">
          Your invitation
        </VisitorTitle>
      ) : (
        <VisitorTitle lead="You are the partner in this match.">{personName(data.inviter)} invites you</VisitorTitle>
      )}
      <div className="grid gap-1 rounded-xl border bg-surface-raised p-4">
        <p className="text-lg font-semibold wrap-anywhere">{data.title}</p>
        {data.eventDate && <p className="text-ink-muted">Played {formatDay(data.eventDate)}</p>}
      </div>
      {!data.ownVideoId && <p>{partnerPromise}</p>}
      {data.ownVideoId ? (
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId: data.ownVideoId }}
          className={`${buttonStyles({ size: 'lg' })} sm:w-fit`}
        >
          Open the video
        </Link>
      ) : !user.data ? (
        <Entrance token={token} />
      ) : user.data.role === 'player' ? (
        <Answer invitation={data} user={user.data} />
      ) : (
        <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm text-attention">
          Only players can join a pair. Sign in with a player’s account to accept.
        </p>
      )}
      <p className="text-sm text-ink-muted">
        The invitation expires on <TimeText at={data.expiresAt} kind="date" />.
      </p>
    </>
  );
}

/** For visitors: the invitation waits while they sign in or register. */
function Entrance({ token }: { token: string }) {
  const returnTo = pairInvitationPath(token);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Link to="/auth" search={{ tab: 'login', returnTo }} className={buttonStyles({ size: 'lg' })}>
        Sign in to answer
      </Link>
      <Link
        to="/auth"
        search={{ tab: 'register', returnTo }}
        className={buttonStyles({ variant: 'secondary', size: 'lg' })}
      >
        Create an account
      </Link>
    </div>
  );
}

function Answer({ invitation, user }: { invitation: PairInvitation; user: CurrentUser }) {
  const navigate = useNavigate();
  const { token } = invitation;
  const answer = useCall(endpoints.answerPairInvitation, {
    refreshOnFailure: true,
    onSuccess: ({ videoId }) => {
      if (videoId) return void navigate({ to: '/player/pair/$videoId', params: { videoId }, replace: true });
      toast({ title: 'Declined', description: 'Nobody is told.' });
      void navigate({ to: '/player/pair', replace: true });
    },
    onError: (error) => failureToast('Not answered', error, 'Please try again.'),
  });
  if (user.viewedBy !== null)
    return <p className="text-ink-muted">Only {user.firstName} can answer this. Return to your own account first.</p>;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">
        You are signed in as <span translate="no">{personName(user)}</span>. Your name is all that{' '}
        <span translate="no">{invitation.inviter.firstName}</span> sees of you.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={answer.isPending} onClick={() => answer.mutate({ body: { token, accept: true } })}>
          Accept
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ body: { token, accept: false } })}
        >
          Decline
        </Button>
      </div>
    </div>
  );
}

function Over({ user }: { user: CurrentUser | null }) {
  return (
    <>
      <VisitorTitle lead="It was accepted or taken back, or its time is over. Ask your partner for a new one.">
        This invitation is not open any more
      </VisitorTitle>
      {user ? (
        <Link
          to={user.role === 'player' ? '/player/pair' : '/'}
          className={`${buttonStyles({ variant: 'secondary', size: 'lg' })} sm:w-fit`}
        >
          {user.role === 'player' ? 'Go to Pair Matches' : 'Go to your dashboard'}
        </Link>
      ) : (
        <Link
          to="/auth"
          search={{ tab: 'login' }}
          className={`${buttonStyles({ variant: 'secondary', size: 'lg' })} sm:w-fit`}
        >
          Sign in
        </Link>
      )}
    </>
  );
}
