// The list of clubs.

import { t } from '@lingui/core/macro';
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
      caption={t`Clubs`}
      rows={clubs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t`Club`,
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
              {deactivatedAt && <Badge>{t({ message: 'Deactivated', context: 'club' })}</Badge>}
            </span>
          ),
        },
        { key: 'code', header: t`Code`, cell: ({ code }) => <code className="text-sm wrap-anywhere">{code}</code> },
        { key: 'members', header: t`Members`, align: 'right', cell: ({ members }) => formatNumber(members) },
        { key: 'coaches', header: t`Coaches`, align: 'right', cell: ({ coaches }) => formatNumber(coaches) },
        { key: 'managers', header: t`Managers`, align: 'right', cell: ({ managers }) => formatNumber(managers) },
        { key: 'waiting', header: t`Waiting`, align: 'right', cell: ({ applicants }) => formatNumber(applicants) },
        {
          key: 'since',
          header: t`Since`,
          cell: ({ createdAt }) => <TimeText at={createdAt} kind="date" className="whitespace-nowrap" />,
        },
      ]}
    />
  );
}
