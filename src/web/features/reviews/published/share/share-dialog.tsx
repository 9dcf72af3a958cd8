// Sharing a review: off, or a public page with what its player chooses.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { mayShareReview } from '#domain/people/permissions.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SwitchSkeleton } from '#web/ui/fields/switch.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ShareSettings, switchWords } from './share-settings.tsx';

export interface ShareDialogProps {
  video: Video;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is chosen is saved at once; the page is gone as soon as the switch is off. */
export function ShareDialog({ video, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Share your review`} size="lg">
      <Sharing video={video} />
    </Dialog>
  );
}

function Sharing({ video }: { video: Video }) {
  const sharing = useQuery(query(endpoints.getReviewSharing, { params: { videoId: video.id } }));
  if (sharing.error) {
    return (
      <ErrorState
        title={t`Your choices could not be loaded`}
        message={errorSentence(sharing.error)}
        onRetry={() => void sharing.refetch()}
      />
    );
  }
  if (!sharing.data) return <SwitchSkeleton {...switchWords()} />;
  const permission = mayShareReview({ status: video.status, isTakenDown: sharing.data.isTakenDown });
  if (!permission.allowed) return <p>{permission.reason}</p>;
  return <ShareSettings video={video} sharing={sharing.data} />;
}
