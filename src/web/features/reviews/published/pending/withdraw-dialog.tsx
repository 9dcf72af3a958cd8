// Asks before withdrawing a video, then leaves its screen.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface WithdrawDialogProps {
  video: Pick<Video, 'id' | 'title' | 'isPaid'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what happens to the credit, withdraws the video, and goes to My Videos. */
export function WithdrawDialog({ video, open, onOpenChange }: WithdrawDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const queryKey = urlKey(endpoints.getVideo, { params: { videoId: video.id } });
  const withdraw = useCall(endpoints.withdrawVideo, {
    except: [endpoints.getVideo],
    onSuccess: async () => {
      const description = video.isPaid ? t`Your analysis credit is back.` : t`No analysis credit was taken for it.`;
      toast({ title: t`Video withdrawn`, description, tone: 'success' });
      onOpenChange(false);
      // Replaces the screen of a video that no longer exists.
      await navigate({ to: '/player/videos', replace: true });
      queryClient.removeQueries({ queryKey });
    },
    onError: (error) => {
      onOpenChange(false);
      // A coach may have started the review, or another tab withdrawn it: shows the current state.
      void queryClient.invalidateQueries({ queryKey });
      if (error instanceof ApiError && error.status === 404) return;
      toast({ title: t`Video not withdrawn`, description: errorSentence(error), tone: 'danger' });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Withdraw “${{ title: video.title }}”?`}
      description={
        <>
          <p>{t`No coach will review it, and we’ll remove it from your videos. You can’t undo this.`}</p>
          <p className="mt-2">
            {video.isPaid ? t`Your analysis credit comes back at once.` : t`No analysis credit was taken for it.`}
          </p>
        </>
      }
      confirmLabel={t`Withdraw video`}
      danger
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { videoId: video.id } })}
    />
  );
}
