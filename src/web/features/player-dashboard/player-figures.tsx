// The four figures of the dashboard.

import { Gauge, Hourglass, Ticket, Video } from 'lucide-react';
import type { CurrentUser } from '#contract/accounts.ts';
import type { VideoSummary } from '#contract/videos.ts';
import { federationLevel } from '#domain/levels.ts';
import { isClubMember } from '#domain/permissions.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PlayerFiguresProps {
  user: CurrentUser;
  /** Undefined while they are on their way, or when they could not be loaded. */
  videos: readonly VideoSummary[] | undefined;
}

/** Level, videos, what is analyzed and what is on its way, and credits. */
export function PlayerFigures({ user, videos }: PlayerFiguresProps) {
  const level = federationLevel(Number(user.currentLevel), user.country);
  const analyzed = videos?.filter(({ status }) => status === 'Analyzed').length;
  const counting = <Skeleton className="my-1 h-7 w-12" />;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label={`${level.federation} Level`}
        value={level.value}
        hint={level.label}
        icon={<Gauge aria-hidden />}
      />
      <StatCard label="Videos Uploaded" value={videos?.length ?? counting} icon={<Video aria-hidden />} />
      <StatCard
        label="Analysis Status"
        value={
          videos && analyzed !== undefined ? (
            <Status analyzed={analyzed} pending={videos.length - analyzed} />
          ) : (
            counting
          )
        }
        icon={<Hourglass aria-hidden />}
      />
      <StatCard
        label="Analysis Credits"
        value={user.analysisCreditsRemaining}
        hint={isClubMember(user) ? 'Your club covers your reviews.' : 'One credit is one review.'}
        icon={<Ticket aria-hidden />}
      />
    </div>
  );
}

function Status({ analyzed, pending }: { analyzed: number; pending: number }) {
  return (
    <dl className="flex flex-wrap gap-x-5">
      <div className="grid">
        <dd>{analyzed}</dd>
        <dt className="font-sans text-sm font-normal tracking-normal text-ink-muted">Analyzed</dt>
      </div>
      <div className="grid">
        <dd>{pending}</dd>
        <dt className="font-sans text-sm font-normal tracking-normal text-ink-muted">Pending</dt>
      </div>
    </dl>
  );
}
