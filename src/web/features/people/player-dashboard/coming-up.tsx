// What is under way: videos in review, the next session and unread messages. Loaded after the first paint.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, MessageCircle } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { reviewWait } from '#domain/videos/review-wait.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { DashboardPlayer, PlayerDashboard } from './dashboard-read.ts';

interface ComingUpProps {
  user: DashboardPlayer;
  dashboard: PlayerDashboard;
  /** False when viewing someone else's. */
  isOwn: boolean;
}

/** In one card with a part for each; an empty element where nothing is under way. Sessions are for club members. */
export function ComingUp({ user, dashboard: { counts, nextSession }, isOwn }: ComingUpProps) {
  const parts = [
    isOwn && counts.inReview > 0 && <InReview key="review" />,
    isClubMember(user) && <NextSession key="session" session={nextSession} isOwn={isOwn} />,
    isOwn && <UnreadMessages key="messages" />,
  ];
  return (
    <div className="divide-y rounded-xl border bg-surface-raised px-4 shadow-raised *:py-4 empty:hidden sm:px-6 sm:*:py-5 sm:*:first:pt-6">
      {parts}
    </div>
  );
}

/** How many waiting videos are listed. */
const shownVideos = 3;

const cardLink = 'inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline';

function InReview() {
  const { data } = useQuery(query(endpoints.listWaitingVideos));
  const now = useNow();
  if (data?.length === 0) return null;
  return (
    <section>
      <CardTitle
        className="mb-2"
        action={
          data &&
          data.length > shownVideos && (
            <Link to="/player/videos" search={{ status: 'pending' }} className={cardLink}>
              {t`All ${{ count: data.length }} videos`}
            </Link>
          )
        }
      >
        {t`In Review`}
      </CardTitle>
      {data ? (
        <ul className="grid gap-3">
          {data.slice(0, shownVideos).map((video) => (
            <Waiting key={video.id} video={video} now={now} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-12" />
      )}
    </section>
  );
}

function Waiting({ video, now }: { video: WaitingVideo; now: Date }) {
  return (
    <li className="grid gap-0.5">
      <Link
        to="/player/video-analysis/$videoId"
        params={{ videoId: video.id }}
        className="min-h-6 font-medium wrap-anywhere underline-offset-4 hover:underline"
      >
        {video.title}
      </Link>
      <p className="text-sm text-ink-muted">{reviewWait(video, now)}</p>
    </li>
  );
}

function NextSession({ session, isOwn }: { session: PlayerDashboard['nextSession']; isOwn: boolean }) {
  return (
    <section>
      <CardTitle
        className="mb-2"
        action={
          isOwn && (
            <Link to="/player/training" className={cardLink}>
              {t`All sessions`}
            </Link>
          )
        }
      >
        {t`Next session`}
      </CardTitle>
      {session ? (
        <p className="grid gap-0.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium wrap-anywhere">{session.title}</span>
            <TimeText at={session.sessionDate} kind="datetime" />
          </span>
          <span className="text-sm text-ink-muted wrap-anywhere">{around(session)}</span>
        </p>
      ) : (
        <p className="text-ink-muted">{t`No session planned.`}</p>
      )}
    </section>
  );
}

/** Duration, coach and place. */
function around({ duration, coach, place }: NonNullable<PlayerDashboard['nextSession']>): string {
  const training = coach
    ? t`${{ minutes: duration }} min with ${{ coach: personName(coach) }}`
    : t`${{ minutes: duration }} min`;
  return [training, place].filter(Boolean).join(', ');
}

/** A link with the number of unread messages; nothing without any, and while viewing as someone else. */
function UnreadMessages() {
  const { viewedBy } = useCurrentUser();
  const { data } = useQuery({ ...query(endpoints.countUnreadMessages), enabled: viewedBy === null });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Link
      to="/my-coaches"
      className="-mx-4 flex items-center gap-3 rounded-b-xl px-4 font-medium transition-colors hover:bg-surface-sunken sm:-mx-6 sm:px-6"
    >
      <MessageCircle aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="grow">{plural({ count: unread }, { one: '# unread message', other: '# unread messages' })}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
    </Link>
  );
}
