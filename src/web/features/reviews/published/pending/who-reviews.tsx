// Who will review a pending video, and by when.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { isWithCoach, reviewWait } from '#domain/videos/review-wait.ts';
import { query } from '#web/lib/http/api.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** For the video's player: the reviewer, or the coaches who are offered it, and the due time if it holds. */
export function WhoReviews({ videoId }: { videoId: string }) {
  const { data, isPending } = useQuery(query(endpoints.listWaitingVideos));
  const now = useNow();
  if (isPending) return <Skeleton className="mx-auto mt-3 w-3/4" />;
  const video = data?.find(({ id }) => id === videoId);
  if (!video) return null;
  const isPromised = video.pausedAt === null && isWithCoach(video) && now.getTime() <= Date.parse(video.dueAt);
  return (
    <div className="mt-3 grid gap-1.5 text-sm">
      {isWithCoach(video) && <p className="font-medium text-ink">{whoWords(video)}</p>}
      <p>
        {reviewWait(video, now)}
        {isPromised && (
          <span>
            {' '}
            It is due by <TimeText at={video.dueAt} kind="datetime" />.
          </span>
        )}
        {!isWithCoach(video) && (
          <span>
            {' '}
            You can also{' '}
            <Link to="/my-coaches" className="font-medium text-primary underline">
              find one yourself
            </Link>
            .
          </span>
        )}
      </p>
      <p>We&apos;ll let you know when it&apos;s ready.</p>
    </div>
  );
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

function whoWords({ reviewer, coaches, clubName }: WaitingVideo): string {
  if (reviewer !== null) return `${personName(reviewer)} is reviewing it.`;
  const names = coaches.map(personName);
  const offered = clubName === null ? names : [...names, `${names.length > 0 ? 'another' : 'a'} coach of ${clubName}`];
  const words = either.format(offered);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} will review it.`;
}
