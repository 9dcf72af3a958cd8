// Deactivates or reactivates a club.

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
    onError: (error: Error) => toast({ title: 'Nothing changed', description: errorSentence(error), tone: 'danger' }),
    onSettled: () => onOpenChange(false),
    refreshOnFailure: true,
  } as const;
  const deactivate = useCall(endpoints.deactivateClub, {
    ...options,
    onSuccess: () => toast({ title: `${club.name} is deactivated`, tone: 'success' }),
  });
  const reactivate = useCall(endpoints.reactivateClub, {
    ...options,
    onSuccess: () => toast({ title: `${club.name} is active again`, tone: 'success' }),
  });
  const params = { clubId: club.id };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isActive ? `Deactivate ${club.name}?` : `Reactivate ${club.name}?`}
      description={
        isActive ? whatEnds(club) : 'Its code works again and its managers can sign in. Former members have to rejoin.'
      }
      confirmLabel={isActive ? 'Deactivate club' : 'Reactivate club'}
      danger={isActive}
      busy={deactivate.isPending || reactivate.isPending}
      onConfirm={() => (isActive ? deactivate : reactivate).mutate({ params })}
    />
  );
}

function whatEnds({ members, coaches, managers, applicants }: AdminClub): string {
  return [
    `${count(members, 'member becomes a direct player', 'members become direct players')} and ${count(coaches, 'coach a freelance coach', 'coaches freelance coaches')}; they keep all their data.`,
    `${count(managers, 'manager', 'managers')} cannot sign in until you reactivate it.`,
    applicants > 0 ? `${count(applicants, 'applicant moves', 'applicants move')} to your approval list.` : '',
    'Its code stops working and open invitations end.',
  ]
    .filter(Boolean)
    .join(' ');
}

function count(value: number, one: string, many: string): string {
  return `${value} ${value === 1 ? one : many}`;
}
