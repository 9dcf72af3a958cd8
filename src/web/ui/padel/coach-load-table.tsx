// Coaches' work for a club's members, done and open.

import { t } from '@lingui/core/macro';
import type { CoachLoad } from '#contract/clubs/club-figures.ts';
import { personName } from '#domain/people/person-name.ts';
import { coachLabel } from '#domain/people/roles.ts';
import { numberText } from '#domain/round-to.ts';
import { DataTable } from '#web/ui/layout/table.tsx';

interface CoachLoadTableProps {
  /** The period, in words. */
  caption: string;
  coaches: readonly CoachLoad[];
}

/** One row per club coach, and one for all other coaches of its members. */
export function CoachLoadTable({ caption, coaches }: CoachLoadTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={coaches}
      rowKey={({ coach }) => coach?.id ?? 'others'}
      columns={[
        {
          key: 'coach',
          header: t`Coach`,
          primary: true,
          cell: ({ coach }) =>
            coach === null ? (
              t`Coaches outside the club`
            ) : (
              <span className="grid">
                <span translate="no" dir="auto" className="wrap-anywhere">
                  {personName(coach)}
                </span>
                <span className="text-sm font-normal text-ink-muted">{coachLabel(coach.role)}</span>
              </span>
            ),
        },
        { key: 'waiting', header: t`Open now`, align: 'right', cell: ({ waiting }) => waiting },
        { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => reviews },
        {
          key: 'wait',
          header: t`Turnaround`,
          align: 'right',
          cell: ({ medianHours }) => (medianHours === null ? '–' : t`${{ hours: numberText(medianHours) }} h`),
        },
        {
          key: 'sessions',
          header: t({ message: 'Sessions', context: 'training' }),
          align: 'right',
          cell: ({ sessions }) => sessions,
        },
        { key: 'players', header: t`Players`, align: 'right', cell: ({ players }) => players },
      ]}
    />
  );
}
