// The figures of the club's dashboard.

import { plural, t } from '@lingui/core/macro';
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
            {t`Members`}
          </Link>
        }
        value={formatNumber(members)}
        hint={plural({ count: activeThisMonth }, { one: '# active this month', other: '# active this month' })}
        icon={<Users aria-hidden />}
      />
      <StatCard
        label={
          <Link to="/club/videos" search={{ show: 'to-review' }} className={statLinkStyles}>
            {t`Waiting for review`}
          </Link>
        }
        value={formatNumber(videos.waiting)}
        hint={
          <span className={cn(videos.overdue > 0 && 'font-medium text-attention')}>
            {videos.overdue > 0
              ? plural({ count: videos.overdue }, { one: '# overdue', other: '# overdue' })
              : t`None overdue`}
          </span>
        }
        icon={<Hourglass aria-hidden />}
      />
      <StatCard
        label={
          <Link to="/club/videos" search={{ show: 'analyzed' }} className={statLinkStyles}>
            {t`Reviewed`}
          </Link>
        }
        value={formatNumber(videos.analyzed)}
        hint={t`In total`}
        icon={<CircleCheck aria-hidden />}
      />
      <StatCard
        label={t`Turnaround`}
        value={turnaround ? t`${{ hours: formatNumber(turnaround.hours) }} h` : '–'}
        hint={
          turnaround
            ? t`Median of ${plural({ count: turnaround.reviews }, { one: '# review', other: '# reviews' })} in ${{ days: turnaroundDays }} days`
            : t`No reviews in ${{ days: turnaroundDays }} days`
        }
        icon={<Clock aria-hidden />}
      />
    </div>
  );
}
