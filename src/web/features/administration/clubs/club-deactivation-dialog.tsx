// Deactivates or reactivates a club.

import { plural, t } from '@lingui/core/macro';
import type { AdminClub } from '#contract/clubs/admin-clubs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface ClubEndDialogProps {
  club: AdminClub;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks first, with the consequences in numbers. */
export function ClubDeactivationDialog({ club, open, onOpenChange }: ClubEndDialogProps) {
  const isActive = club.deactivatedAt === null;
  const options = {
    onError: (error: Error) => toast({ title: t`Nothing changed`, description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  } as const;
  const deactivate = useCall(endpoints.deactivateClub, {
    ...options,
    onSuccess: () => toast({ title: t`${{ club: club.name }} is deactivated`, tone: 'success' }),
  });
  const reactivate = useCall(endpoints.reactivateClub, {
    ...options,
    onSuccess: () => toast({ title: t`${{ club: club.name }} is active again`, tone: 'success' }),
  });
  const params = { clubId: club.id };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isActive ? t`Deactivate ${{ club: club.name }}?` : t`Reactivate ${{ club: club.name }}?`}
      description={
        isActive ? whatEnds(club) : t`Its code works again and its managers can sign in. Former members have to rejoin.`
      }
      confirmLabel={isActive ? t`Deactivate club` : t`Reactivate club`}
      danger={isActive}
      busy={deactivate.isPending || reactivate.isPending}
      onConfirm={() => (isActive ? deactivate : reactivate).mutate({ params })}
    />
  );
}

function whatEnds({ members, coaches, managers, applicants }: AdminClub): string {
  return [
    t`${plural(
      { members },
      { one: '# member becomes a direct player', other: '# members become direct players' },
    )} and ${plural(
      { coaches },
      { one: '# coach a freelance coach', other: '# coaches freelance coaches' },
    )}; they keep all their data.`,
    plural(
      { count: managers },
      {
        one: '# manager cannot sign in until you reactivate it.',
        other: '# managers cannot sign in until you reactivate it.',
      },
    ),
    applicants > 0 &&
      plural(
        { count: applicants },
        { one: '# applicant moves to your approval list.', other: '# applicants move to your approval list.' },
      ),
    t`Its code stops working and open invitations end.`,
  ]
    .filter(Boolean)
    .join(' ');
}
