// The coach's turnaround, and published reviews per week.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { CoachDashboard } from '#contract/people/coach-dashboard.ts';
import { numberText } from '#domain/round-to.ts';
import { turnaroundDays } from '#domain/videos/turnaround.ts';
import { dateFormat, formatDay } from '#web/lib/format.ts';
import { WeekBars } from '#web/ui/charts/week-bars.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface MyPaceProps {
  turnaround: CoachDashboard['turnaround'];
  weeks: CoachDashboard['reviewsPerWeek'];
}

export function MyPace({ turnaround, weeks }: MyPaceProps) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <div>
        <CardTitle
          className="mb-2"
          action={
            <Link
              to="/coach/videos"
              search={{ show: 'done' }}
              className="text-sm font-medium text-primary hover:underline"
            >
              {t`Published reviews`}
            </Link>
          }
        >
          {t`My turnaround`}
        </CardTitle>
        {turnaround ? (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-heading text-2xl font-semibold tracking-tight">{t`${{ hours: numberText(turnaround.hours) }} h`}</span>
            <span className="text-sm text-ink-muted">
              {t`median from upload to review (${{ count: turnaround.reviews }} in the last ${{ days: turnaroundDays }} days)`}
            </span>
          </p>
        ) : (
          <p className="text-ink-muted">{t`You haven’t published a review in the last ${{ days: turnaroundDays }} days.`}</p>
        )}
      </div>
      {weeks.some(({ reviews }) => reviews > 0) && (
        <WeekBars
          title={t`Reviews per week`}
          weeks={weeks.map(({ monday, reviews }) => ({
            key: monday,
            value: reviews,
            label: shortDay(new Date(monday)),
            sentence: t`Week of ${{ day: formatDay(monday) }}: ${plural({ count: reviews }, { one: '# review', other: '# reviews' })}`,
          }))}
        />
      )}
    </Card>
  );
}

const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
