// The player replaced the link while the review is open.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Replace } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalidTime } from '../state/review-actions.ts';
import { useOpenReview } from '../state/review-context.ts';

export interface LinkReplacedNoticeProps {
  /** Loads the review again from the server. */
  onReload: () => void;
}

/** Offers to show the new video once the text is saved. Checks only when the video changes. */
export function LinkReplacedNotice({ onReload }: LinkReplacedNoticeProps) {
  const { workspace, store } = useOpenReview();
  const { video } = workspace;
  const { firstName } = workspace.player;
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [...urlKey(endpoints.getVideo, { params: { videoId: video.id } }), 'link'],
    queryFn: ({ signal }) => call(endpoints.getVideo, { params: { videoId: video.id }, signal }),
    // Saving the review changes the video too, but not its link.
    meta: { shows: ['video-link'] },
    initialData: video,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (store.isReadOnly || !isFetchedAfterMount || data.videoUrl === video.videoUrl) return null;
  const open = () => {
    if (focusInvalidTime()) return;
    store.finishNote();
    // Unsaved text is kept on this device and returns with the review.
    store.saver.flush().then(onReload, onReload);
  };
  return (
    <section
      aria-label={t`New link`}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-attention-soft p-3 text-sm"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <Replace aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <Trans>
            <span translate="no">{firstName}</span> has just replaced the video. What you have written is kept.
          </Trans>
        </span>
      </p>
      <Button size="sm" onClick={open}>
        {t`Show the new video`}
      </Button>
    </section>
  );
}
