// The menu of a waiting video: what its player can still change.

import { t } from '@lingui/core/macro';
import { Ellipsis, Link2, Undo2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { mayAskSecondReview, mayReplaceLink, mayWithdrawVideo, type Permission } from '#domain/people/permissions.ts';
import { IconButton } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import type { AskSecondReviewProps } from '../second/ask-second-review.tsx';
import type { ReplaceLinkDialogProps } from './replace-link-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Replaces the link; loads when it is asked for. */
export const ReplaceLinkDialog = lateDialog<ReplaceLinkDialogProps>(() =>
  import('./replace-link-dialog.tsx').then((part) => part.ReplaceLinkDialog),
);

const AskSecondReview = lateDialog<AskSecondReviewProps>(() =>
  import('../second/ask-second-review.tsx').then((part) => part.AskSecondReview),
);

export interface PendingMenuProps {
  video: Video;
}

/** Replace the link, ask another coach, or withdraw the video; says why if not allowed. */
export function PendingMenu({ video }: PendingMenuProps) {
  const [asking, setAsking] = useState<'replace' | 'second' | 'withdraw' | null>(null);
  const isPaused = video.pausedAt !== null;
  const closeWith = (open: boolean) => !open && setAsking(null);
  return (
    <>
      <Menu
        label={t`More for this video`}
        trigger={
          <IconButton label={t`More for this video`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          {
            label: t`Replace link`,
            icon: <Link2 aria-hidden />,
            onSelect: () => setAsking('replace'),
            refusal: refusalOf(mayReplaceLink({ ...video, isPaused })),
          },
          ...(video.secondReview?.part === 'second'
            ? []
            : [
                {
                  label: t`Ask for a second review`,
                  icon: <UsersRound aria-hidden />,
                  onSelect: () => setAsking('second'),
                  refusal: refusalOf(mayAskSecondReview({ ...video, isPaused })),
                },
              ]),
          {
            label: t`Withdraw video`,
            icon: <Undo2 aria-hidden />,
            danger: true,
            onSelect: () => setAsking('withdraw'),
            refusal: refusalOf(mayWithdrawVideo({ ...video, isPaused })),
          },
        ]}
      />
      <ReplaceLinkDialog video={video} open={asking === 'replace'} onOpenChange={closeWith} />
      <AskSecondReview video={video} open={asking === 'second'} onOpenChange={closeWith} />
      <WithdrawDialog video={video} open={asking === 'withdraw'} onOpenChange={closeWith} />
    </>
  );
}

function refusalOf(permission: Permission): string | undefined {
  return permission.allowed ? undefined : permission.reason;
}
