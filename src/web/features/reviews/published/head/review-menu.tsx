// The menu of a published review.

import { useMutation } from '@tanstack/react-query';
import { Ellipsis, FileDown, LoaderCircle, Printer } from 'lucide-react';
import { files } from '#contract/files.ts';
import type { Video } from '#contract/videos/videos.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { usePartner } from '../pair/use-partner.tsx';

export interface ReviewMenuProps {
  video: Pick<Video, 'id'>;
  /** Whether the viewer is the video's player, who may invite a partner. */
  isOwn: boolean;
  /** Opens the partner's invitation. */
  isInviting: boolean;
}

/** Everything to do with a review besides reading it. */
export function ReviewMenu({ video, isOwn, isInviting }: ReviewMenuProps) {
  const report = useReport(video.id);
  const partner = usePartner(video.id, { isOwn, isAsked: isInviting });
  return (
    <>
      <Menu
        label="More for this review"
        trigger={
          <IconButton
            label="More for this review"
            variant="secondary"
            size="sm"
            aria-busy={report.isPending || undefined}
          >
            {report.isPending ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
          </IconButton>
        }
        items={[
          {
            label: 'Download report',
            icon: <FileDown aria-hidden />,
            onSelect: () => report.mutate(),
            refusal: report.isPending ? 'Writing...' : undefined,
          },
          // The menu must be gone before the page is printed, and the dialog holds everything up.
          { label: 'Print', icon: <Printer aria-hidden />, onSelect: () => void setTimeout(() => window.print()) },
          ...(partner.item ? [partner.item] : []),
        ]}
      />
      {partner.dialog}
    </>
  );
}

/** The server may have to write the report first; errors show in place. */
function useReport(videoId: string) {
  return useMutation({
    mutationFn: () => download(files.videoReport.path.replace('{videoId}', videoId)),
    onError: (error) => failureToast('Report not downloaded', error, 'Please try again.'),
  });
}
