// One club: code, staff, deactivation.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { AdminClubPage } from '#contract/clubs/admin-clubs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StatCard } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ClubCode } from './club-code.tsx';
import { ClubDeactivationDialog } from './club-deactivation-dialog.tsx';
import { ClubStaff } from './club-staff.tsx';
import { EditClubDialog } from './edit-club-dialog.tsx';

/** Reloads on each visit. */
export function ClubScreen({ clubId }: { clubId: string }) {
  const { data, error, refetch } = useQuery(query(endpoints.getAdminClub, { params: { clubId } }));
  return (
    <Page
      title={data?.name ?? t`Club`}
      lead={
        data?.deactivatedAt ? (
          <Badge>{t({ message: 'Deactivated', context: 'club' })}</Badge>
        ) : (
          data && t({ message: 'Active', context: 'club' })
        )
      }
      width="wide"
      back={<BackLink to="/admin/clubs">{t`Club Management`}</BackLink>}
    >
      {data ? (
        <Club club={data} />
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function Club({ club }: { club: AdminClubPage }) {
  const [opened, setOpened] = useState<'edit' | 'end' | null>(null);
  const isActive = club.deactivatedAt === null;
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpened('edit')}>
          {t`Edit name or code`}
        </Button>
        <Link to="/admin/users" search={{ clubId: club.id }} className={buttonStyles({ variant: 'secondary' })}>
          <Users aria-hidden />
          {t`People in this club`}
        </Link>
        <Button variant={isActive ? 'danger' : 'primary'} onClick={() => setOpened('end')}>
          {isActive ? t`Deactivate` : t`Reactivate`}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard label={t`Members`} value={formatNumber(club.members)} />
        <StatCard label={t`Coaches`} value={formatNumber(club.coaches)} />
        <StatCard label={t`Managers`} value={formatNumber(club.managers)} />
        <StatCard label={t`Waiting for approval`} value={formatNumber(club.applicants)} />
      </div>
      <ClubCode club={club} />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <ClubStaff title={t`Managers`} workers={club.managersOf} empty={t`No managers yet.`} />
        <ClubStaff title={t`Coaches`} workers={club.coachesOf} empty={t`No coaches yet.`} />
      </div>
      <EditClubDialog key={`${club.name} ${club.code}`} club={club} open={opened === 'edit'} onOpenChange={close} />
      <ClubDeactivationDialog club={club} open={opened === 'end'} onOpenChange={close} />
    </div>
  );
}
