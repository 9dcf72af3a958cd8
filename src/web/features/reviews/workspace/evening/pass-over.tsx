// Passes over a video of the evening that someone else took, or that is no longer to be reviewed.

import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { dropVideo, isLeft } from '#domain/reviews/evening/evening-run.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useEvening } from '../../shared/evening/evening-state.ts';
import { useLeadOn } from '../../shared/evening/use-lead-on.ts';

export interface PassOverProps {
  videoId: string;
  /** Why it cannot be reviewed. */
  reason: string;
}

/** Shows nothing. Leads on with a sentence if the video is of the evening. */
export function PassOver({ videoId, reason }: PassOverProps) {
  const { evening, change } = useEvening();
  const leadOn = useLeadOn();
  const passes = evening !== null && isLeft(evening, videoId);
  const pass = useEffectEvent(() => {
    const video = evening?.left.find((one) => one.videoId === videoId);
    toast({ title: t`Passed over “${{ title: video?.title ?? '' }}”`, description: reason });
    void leadOn(change((kept) => kept && dropVideo(kept, videoId, new Date())));
  });
  useEffect(() => {
    if (passes) pass();
  }, [passes]);
  return null;
}
