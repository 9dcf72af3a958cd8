// The figures of the dashboard, each linked to its list.

import { plural, t } from '@lingui/core/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { BadgeCheck, CalendarDays, ClipboardList, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoachDashboard } from '#contract/people/coach-dashboard.ts';
import { formatNumber } from '#web/lib/format.ts';
import { cn } from '#web/ui/class-names.ts';

export function DashboardFigures({ dashboard }: { dashboard: CoachDashboard }) {
  const { queue, sessionsToday, sessionsThisWeek, levels, requests } = dashboard;
  const { value, hint, show } = levelFigure(levels);
  return (
    <ul aria-label={t`To do`} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        label={t`To review`}
        value={queue['to-review']}
        hint={
          queue.overdue > 0
            ? plural({ overdue: queue.overdue }, { one: '# overdue', other: '# overdue' })
            : whoReviews(queue)
        }
        isUrgent={queue.overdue > 0}
        icon={<ClipboardList aria-hidden />}
        link={{ to: '/coach/videos' }}
      />
      <Figure
        label={t`Sessions today`}
        value={sessionsToday.length}
        hint={t`${{ count: sessionsThisWeek }} this week`}
        icon={<CalendarDays aria-hidden />}
        link={{ to: '/coach/sessions' }}
      />
      <Figure
        label={t`Levels to verify`}
        value={value}
        hint={hint}
        isUrgent={levels.secondOpinion > 0}
        icon={<BadgeCheck aria-hidden />}
        link={{ to: '/admin/level-verification', search: show === undefined ? {} : { show } }}
      />
      <Figure
        label={t`Connection requests`}
        value={requests}
        hint={requests > 0 ? t`Waiting for your answer` : t`No new requests`}
        isUrgent={requests > 0}
        icon={<UserRoundPlus aria-hidden />}
        link={{ to: '/coach/players' }}
      />
    </ul>
  );
}

/** The parts that add up to the figure. */
function whoReviews(queue: CoachDashboard['queue']): string {
  const { mine, unclaimed } = queue;
  const others = queue['to-review'] - mine - unclaimed;
  return others > 0
    ? t`${{ mine }} with you, ${{ unclaimed }} unclaimed, ${{ others }} with others`
    : t`${{ mine }} with you, ${{ unclaimed }} unclaimed`;
}

/** The most urgent of the three level counts, with its hint and view. */
function levelFigure({ awaiting, recheck, secondOpinion }: CoachDashboard['levels']) {
  if (secondOpinion > 0)
    return { value: secondOpinion, hint: t`Need your second opinion`, show: 'second-opinion' } as const;
  if (awaiting > 0 || recheck === 0) return { value: awaiting, hint: t`${{ count: recheck }} to re-check` } as const;
  return { value: recheck, hint: t`Due for a re-check`, show: 'recheck' } as const;
}

interface FigureProps {
  label: string;
  value: number;
  hint: string;
  icon: ReactNode;
  /** Shows the hint in the attention colour. */
  isUrgent?: boolean;
  link: Pick<LinkProps, 'to' | 'search'>;
}

function Figure({ label, value, hint, icon, isUrgent = false, link }: FigureProps) {
  return (
    <li className="grid">
      <Link
        {...link}
        className="grid content-start gap-1 rounded-xl border bg-surface-raised p-4 shadow-raised transition-colors hover:border-line-strong sm:p-5"
      >
        <span className="flex items-center justify-between gap-2 text-sm text-ink-muted [&_svg]:size-4.5">
          {label}
          {icon}
        </span>
        <span className="font-heading text-2xl font-semibold tracking-tight">{formatNumber(value)}</span>
        <span className={cn('text-sm', isUrgent ? 'font-medium text-attention' : 'text-ink-muted')}>{hint}</span>
      </Link>
    </li>
  );
}
