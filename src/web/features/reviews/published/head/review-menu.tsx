// The menu of a published review.

import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis, FileDown, LoaderCircle, NotebookText, Printer, Share2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { files } from '#contract/files.ts';
import type { Video } from '#contract/videos/videos.ts';
import { mayAskSecondReview } from '#domain/people/permissions.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { IconButton } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import type { TakeAlongDialogProps } from '../../shared/take-along/take-along-dialog.tsx';
import { usePartner } from '../pair/use-partner.tsx';
import type { AskSecondReviewProps } from '../second/ask-second-review.tsx';
import type { ShareDialogProps } from '../share/share-dialog.tsx';

const ShareDialog = lateDialog<ShareDialogProps>(() =>
  import('../share/share-dialog.tsx').then((part) => part.ShareDialog),
);

const TakeAlongDialog = lateDialog<TakeAlongDialogProps>(() =>
  import('../../shared/take-along/take-along-dialog.tsx').then((part) => part.TakeAlongDialog),
);

const AskSecondReview = lateDialog<AskSecondReviewProps>(() =>
  import('../second/ask-second-review.tsx').then((part) => part.AskSecondReview),
);

export interface ReviewMenuProps {
  video: Video;
  /** Whether the viewer is the video's player, who may share it and invite a partner. */
  isOwn: boolean;
  /** Opens the partner's invitation. */
  isInviting: boolean;
}

/** Everything to do with a review besides reading it. */
export function ReviewMenu({ video, isOwn, isInviting }: ReviewMenuProps) {
  const report = useReport(video.id);
  const [isSharing, setSharing] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asking = mayAskSecondReview({ ...video, isPaused: video.pausedAt !== null });
  const partner = usePartner(video.id, { isOwn, isAsked: isInviting });
  return (
    <>
      <Menu
        label={t`More for this review`}
        trigger={
          <IconButton
            label={t`More for this review`}
            variant="secondary"
            size="sm"
            aria-busy={report.isPending || undefined}
          >
            {report.isPending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
          </IconButton>
        }
        items={[
          {
            label: t`Download report`,
            icon: <FileDown aria-hidden />,
            onSelect: () => report.mutate(),
            refusal: report.isPending ? t`Writing...` : undefined,
          },
          { label: t`Take the notes along`, icon: <NotebookText aria-hidden />, onSelect: () => setTaking(true) },
          // The menu must be gone before the page is printed, and the dialog holds everything up.
          { label: t`Print`, icon: <Printer aria-hidden />, onSelect: () => void setTimeout(() => window.print()) },
          ...(isOwn ? [{ label: t`Share`, icon: <Share2 aria-hidden />, onSelect: () => setSharing(true) }] : []),
          ...(isOwn && video.secondReview?.part !== 'second'
            ? [
                {
                  label: t`Ask for a second review`,
                  icon: <UsersRound aria-hidden />,
                  onSelect: () => setAsking(true),
                  refusal: asking.allowed ? undefined : asking.reason,
                },
              ]
            : []),
          ...(partner.item ? [partner.item] : []),
        ]}
      />
      {partner.dialog}
      <TakeAlongDialog
        open={isTaking}
        onOpenChange={setTaking}
        notes={video.annotations}
        path={files.reviewNotes.path.replace('{videoId}', video.id)}
      />
      {isOwn && <AskSecondReview video={video} open={isAsking} onOpenChange={setAsking} />}
      {isOwn && <ShareDialog video={video} open={isSharing} onOpenChange={setSharing} />}
    </>
  );
}

/** The server may have to write the report first; errors show in place. */
function useReport(videoId: string) {
  return useMutation({
    mutationFn: () => download(files.videoReport.path.replace('{videoId}', videoId)),
    onError: (error) => failureToast(t`Report not downloaded`, error, t`Please try again.`),
  });
}
