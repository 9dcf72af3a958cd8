// The club's list of coaches.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { CoachActions } from './coach-actions.tsx';

/** A row per coach, a card on phones. Numbers link to their lists. */
export function CoachesTable({ coaches }: { coaches: readonly ClubCoach[] }) {
  return (
    <DataTable
      caption={t`Coaches of the club`}
      rows={coaches}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t`Coach`, primary: true, cell: (coach) => <Name coach={coach} /> },
        { key: 'members', header: t`Members`, cell: (coach) => <Members coach={coach} /> },
        { key: 'open', header: t`Open reviews`, cell: (coach) => <OpenReviews coach={coach} /> },
        { key: 'turnaround', header: t`Turnaround`, cell: (coach) => <Turnaround coach={coach} /> },
        { key: 'active', header: t`Last active`, cell: ({ lastActiveAt }) => <LastActive at={lastActiveAt} /> },
        {
          key: 'actions',
          header: t`Actions`,
          align: 'right',
          hideLabelOnCard: true,
          cell: (coach) => <CoachActions coach={coach} />,
        },
      ]}
    />
  );
}

function Name({ coach }: { coach: ClubCoach }) {
  return (
    <span className="flex flex-wrap items-center gap-2 wrap-anywhere" dir="auto">
      <span translate="no">{personName(coach)}</span>
      {coach.isSuspended && <Badge tone="attention">{t`Suspended`}</Badge>}
    </span>
  );
}

const linkStyles = 'inline-flex min-h-8 items-center font-medium text-primary hover:underline';

function Members({ coach: { id, members } }: { coach: ClubCoach }) {
  if (members === 0) return <span className="text-ink-muted">{t`None`}</span>;
  return (
    <Link to="/club/players" search={{ coach: id }} className={linkStyles}>
      {plural({ count: members }, { one: '# member', other: '# members' })}
    </Link>
  );
}

function OpenReviews({ coach: { id, openReviews } }: { coach: ClubCoach }) {
  if (openReviews === 0) return <span className="text-ink-muted">{t`None`}</span>;
  return (
    <Link to="/club/videos" search={{ coach: id, show: 'to-review' }} className={linkStyles}>
      {plural({ count: openReviews }, { one: '# video', other: '# videos' })}
    </Link>
  );
}

/** Median of the last 30 days, with the number of reviews. */
function Turnaround({ coach: { turnaroundHours, recentReviews } }: { coach: ClubCoach }) {
  if (turnaroundHours === null) return <span className="text-ink-muted">{t`No reviews in 30 days`}</span>;
  return (
    <span className="grid">
      {t`${{ hours: formatNumber(turnaroundHours) }} h`}
      <span className="text-xs text-ink-muted">
        {plural({ count: recentReviews }, { one: '# review in 30 days', other: '# reviews in 30 days' })}
      </span>
    </span>
  );
}

/** Someone's last visit. */
export function LastActive({ at }: { at: string | null }) {
  return at === null ? <span className="text-ink-muted">{t`Never`}</span> : <TimeText at={at} kind="date" />;
}
