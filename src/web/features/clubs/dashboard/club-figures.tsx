// The figures of the club's dashboard.

import { Link } from '@tanstack/react-router';
import { CircleCheck, Clock, Hourglass, Users } from 'lucide-react';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { turnaroundDays } from '#domain/videos/turnaround.ts';
import { formatNumber } from '#web/lib/format.ts';
import { cn } from '#web/ui/class-names.ts';
import { StatCard, statLinkStyles } from '#web/ui/layout/card.tsx';

/** Members, waiting and reviewed videos, and turnaround. */
export function ClubFigures({ dashboard }: { dashboard: ClubDashboard }) {
  const { members, activeThisMonth, videos, turnaround } = dashboard;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label={
          <Link to="/club/players" className={statLinkStyles}>
            Members
          </Link>
        }
        value={formatNumber(members)}
        hint={`${formatNumber(activeThisMonth)} active this month`}
        icon={<Users aria-hidden />}
      />
      <StatCard
        label={
          <Link to="/club/videos" search={{ show: 'to-review' }} className={statLinkStyles}>
            Waiting for review
          </Link>
        }
        value={formatNumber(videos.waiting)}
        hint={
          <span className={cn(videos.overdue > 0 && 'font-medium text-attention')}>
            {videos.overdue > 0 ? `${formatNumber(videos.overdue)} overdue` : 'None overdue'}
          </span>
        }
        icon={<Hourglass aria-hidden />}
      />
      <StatCard
        label={
          <Link to="/club/videos" search={{ show: 'analyzed' }} className={statLinkStyles}>
            Reviewed
          </Link>
        }
        value={formatNumber(videos.analyzed)}
        hint="In total"
        icon={<CircleCheck aria-hidden />}
      />
      <StatCard
        label="Turnaround"
        value={turnaround ? `${turnaround.hours} h` : '–'}
        hint={
          turnaround
            ? `Median of ${turnaround.reviews} reviews in ${turnaroundDays} days`
            : `No reviews in ${turnaroundDays} days`
        }
        icon={<Clock aria-hidden />}
      />
    </div>
  );
}
