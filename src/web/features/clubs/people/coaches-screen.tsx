// The club's coaches: /club/coaches, and with the invitation form open /club/invite-coach.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { GraduationCap, UserRoundPlus } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { CoachesTable } from './coaches-table.tsx';
import { Invitations } from './invitations.tsx';
import { InviteCoach } from './invite-coach.tsx';

interface CoachesScreenProps {
  isInviting: boolean;
  onInvitingEnd: () => void;
}

/** Coaches with their workload, and open invitations. */
export function CoachesScreen({ isInviting, onInvitingEnd }: CoachesScreenProps) {
  const coaches = usePages(endpoints.listClubCoaches);
  return (
    <Page
      title={t`Coaches`}
      lead={t`Your club’s coaches and their workload.`}
      width="wide"
      actions={
        <Link to="/club/invite-coach" className={buttonStyles()}>
          <UserRoundPlus aria-hidden />
          {t`Invite Coach`}
        </Link>
      }
    >
      <div className="grid gap-6">
        <PagedList
          list={coaches}
          counted={(count) => plural(count, { one: '# coach', other: '# coaches' })}
          errorTitle={t`Could not load your coaches`}
          empty={
            <EmptyState title={t`No coaches yet`} icon={<GraduationCap aria-hidden />}>
              {t`Invite a coach by email. Every club coach can review your members’ videos.`}
            </EmptyState>
          }
        >
          {(rows) => <CoachesTable coaches={rows} />}
        </PagedList>
        <Invitations of="coach_club" isListPending={coaches.isPending} />
      </div>
      <InviteCoach open={isInviting} onOpenChange={(open) => !open && onInvitingEnd()} />
    </Page>
  );
}
