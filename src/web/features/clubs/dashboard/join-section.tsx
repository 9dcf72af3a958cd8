// Applicants and the invitation link.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '#brand';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Applicants } from './applicants.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { JoinSkeleton } from './join-skeleton.tsx';

const ViewerWithoutClub = lateComponent(
  () => import('./viewer-without-club.tsx').then((part) => part.ViewerWithoutClub),
  <Skeleton className="h-32.5 rounded-xl" />,
);

/**
 * Shows both at once: on a phone, applicants arriving later would push the link down under a press.
 * Explains a missing club.
 */
export function JoinSection() {
  const { viewedBy } = useCurrentUser();
  const { data: club, error, refetch } = useQuery(query(endpoints.getOwnClub));
  const { isPending } = useQuery(query(endpoints.listApplicants));
  if (error instanceof ApiError && error.status === 404) {
    if (viewedBy) return <ViewerWithoutClub isAdministrator={viewedBy.role === 'admin'} />;
    return <Card>{t`Your account has no club yet. Please contact ${{ address: brand.supportMail }}.`}</Card>;
  }
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  if (!club || isPending) return <JoinSkeleton />;
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <Applicants />
      <InvitationLink club={club} />
    </div>
  );
}
