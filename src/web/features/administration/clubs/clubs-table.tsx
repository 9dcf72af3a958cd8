// The list of clubs.

import { Link } from '@tanstack/react-router';
import type { AdminClub } from '#contract/clubs/admin-clubs.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** A row per club with the number of its people. */
export function ClubsTable({ clubs }: { clubs: readonly AdminClub[] }) {
  return (
    <DataTable
      caption="Clubs"
      rows={clubs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Club',
          primary: true,
          cell: ({ id, name, deactivatedAt }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Link
                to="/admin/clubs"
                search={{ club: id }}
                className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
              {deactivatedAt && <Badge>Deactivated</Badge>}
            </span>
          ),
        },
        { key: 'code', header: 'Code', cell: ({ code }) => <code className="text-sm wrap-anywhere">{code}</code> },
        { key: 'members', header: 'Members', align: 'right', cell: ({ members }) => formatNumber(members) },
        { key: 'coaches', header: 'Coaches', align: 'right', cell: ({ coaches }) => formatNumber(coaches) },
        { key: 'managers', header: 'Managers', align: 'right', cell: ({ managers }) => formatNumber(managers) },
        { key: 'waiting', header: 'Waiting', align: 'right', cell: ({ applicants }) => formatNumber(applicants) },
        {
          key: 'since',
          header: 'Since',
          cell: ({ createdAt }) => <TimeText at={createdAt} kind="date" className="whitespace-nowrap" />,
        },
      ]}
    />
  );
}
