// What a player can do about the partner in their own video.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Lock, UserRoundPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { VideoPartner } from '#contract/videos/pairs.ts';
import { loadForm } from '#web/lib/forms/late-form.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { MenuItem } from '#web/ui/overlays/menu-sheet.tsx';
import type { PartnerDialogProps } from './partner-dialog.tsx';

const PartnerDialog = lateDialog<PartnerDialogProps>(() =>
  loadForm(() => import('./partner-dialog.tsx').then((part) => part.PartnerDialog)),
);

interface Partner {
  /** The partner who joined, the pending invitation, or null; undefined while unknown. */
  shared: VideoPartner | null | undefined;
  /** Opens the invitation, or the pair page once someone has joined; null while unknown. */
  item: MenuItem | null;
  dialog: ReactNode;
}

/** For administrators who view the player. */
const privateItem = (): MenuItem => ({
  label: t`Invite your partner`,
  icon: <Lock aria-hidden />,
  onSelect: () => {},
  refusal: t`Sharing with a partner is private`,
});

interface PartnerOptions {
  /** Whether the video is the viewer's own; other people see nothing about the partner. */
  isOwn: boolean;
  /** Opens the invitation at once. */
  isAsked: boolean;
}

/** The partner in a video, with what to do next. Administrators who view the player learn only that it is private. */
export function usePartner(videoId: string, { isOwn, isAsked }: PartnerOptions): Partner {
  const isViewed = useCurrentUser().viewedBy !== null;
  const isReadable = !isViewed && isOwn;
  const navigate = useNavigate();
  const { data: shared } = useQuery({
    ...query(endpoints.getVideoPartner, { params: { videoId } }),
    enabled: isReadable,
  });
  const [isOpen, setOpen] = useState(isAsked);
  // Closes the dialog once someone has joined, so that it does not reopen when they leave.
  if (isOpen && shared?.status === 'joined') setOpen(false);
  if (isOwn && isViewed) return { shared: undefined, item: privateItem(), dialog: null };
  if (!isReadable || shared === undefined) return { shared: undefined, item: null, dialog: null };
  return {
    shared,
    item:
      shared?.status === 'joined'
        ? {
            label: t`Pair with ${{ partner: shared.partner?.firstName ?? '' }}`,
            icon: <UsersRound aria-hidden />,
            onSelect: () => void navigate({ to: '/player/pair/$videoId', params: { videoId } }),
          }
        : {
            label: shared ? t`Partner invited` : t`Invite your partner`,
            icon: shared ? <UsersRound aria-hidden /> : <UserRoundPlus aria-hidden />,
            onSelect: () => setOpen(true),
          },
    dialog: (
      <PartnerDialog
        videoId={videoId}
        invitation={shared?.status === 'invited' ? shared : null}
        open={isOpen}
        onOpenChange={setOpen}
      />
    ),
  };
}
