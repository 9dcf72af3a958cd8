// A club's staff.

import { Link } from '@tanstack/react-router';
import type { ClubStaffMember } from '#contract/clubs/admin-clubs.ts';
import { personName } from '#domain/people/person-name.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { AccountStateBadge } from '../people/account-state-badge.tsx';

interface ClubWorkersProps {
  title: string;
  workers: readonly ClubStaffMember[];
  /** Text without any. */
  empty: string;
}

/** Each links to their page. */
export function ClubStaff({ title, workers, empty }: ClubWorkersProps) {
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      {workers.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <ul className="divide-y">
          {workers.map((worker) => (
            <li key={worker.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="grid min-w-0">
                <Link
                  to="/admin/player/$userId"
                  params={{ userId: worker.id }}
                  className="w-fit font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  <span translate="no">{personName(worker)}</span>
                </Link>
                <span className="text-sm wrap-anywhere text-ink-muted">{worker.email}</span>
              </span>
              <AccountStateBadge {...worker} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
