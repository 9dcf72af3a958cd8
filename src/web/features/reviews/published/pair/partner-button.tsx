// The partner in the player's own video. Loads after the first paint.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lock, UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { loadForm } from '#web/lib/forms/late-form.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { PartnerDialogProps } from './partner-dialog.tsx';

const PartnerDialog = lateDialog<PartnerDialogProps>(() =>
  loadForm(() => import('./partner-dialog.tsx').then((part) => part.PartnerDialog)),
);

export interface PartnerButtonProps {
  videoId: string;
  /** Whether the address opens the invitation. */
  isAsked: boolean;
}

/** Leads to the invitation or the pair page; nothing while unknown, and a sentence for administrators who view it. */
export function PartnerButton(props: PartnerButtonProps) {
  if (useCurrentUser().viewedBy === null) return <OwnPartner {...props} />;
  return (
    <span className="flex items-center gap-2 text-sm text-ink-muted">
      <Lock aria-hidden className="size-4" />
      Sharing with a partner is private
    </span>
  );
}

function OwnPartner({ videoId, isAsked }: PartnerButtonProps) {
  const { data: shared } = useQuery(query(endpoints.getVideoPartner, { params: { videoId } }));
  const [isOpen, setOpen] = useState(isAsked);
  // Closes the dialog once someone has joined, so that it does not reopen when they leave.
  if (isOpen && shared?.status === 'joined') setOpen(false);
  if (shared === undefined) return null;
  return (
    <>
      {shared?.status === 'joined' ? (
        <Link
          to="/player/pair/$videoId"
          params={{ videoId }}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          <UsersRound aria-hidden />
          Pair with {shared.partner?.firstName}
        </Link>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon={shared ? <UsersRound aria-hidden /> : <UserRoundPlus aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {shared ? 'Partner invited' : 'Invite your partner'}
        </Button>
      )}
      <PartnerDialog
        videoId={videoId}
        invitation={shared?.status === 'invited' ? shared : null}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
