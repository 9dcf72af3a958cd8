// The empty state for a timeframe without reviews.

import { plural, t } from '@lingui/core/macro';
import { ChartNoAxesColumn } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AddVideoLink } from '../add-video-link.tsx';

interface NoVideosProps {
  /** Number of analysed videos over all time. */
  analyzedEver: number;
  onShowAllTime: () => void;
}

/** Offers all time or, without any review, adding a video. */
export function NoVideos({ analyzedEver, onShowAllTime }: NoVideosProps) {
  const icon = <ChartNoAxesColumn aria-hidden />;
  if (analyzedEver > 0) {
    return (
      <EmptyState
        icon={icon}
        title={t`No analyzed videos in this period`}
        action={
          <Button variant="secondary" onClick={onShowAllTime}>
            {t`Show all time`}
          </Button>
        }
      >
        {plural(analyzedEver, { one: 'Your analyzed video is older.', other: 'Your # analyzed videos are older.' })}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t`No analyzed videos yet`} action={<AddVideoLink />}>
      {t`Strengths, focus areas and trends come from your coach’s ratings.`}
    </EmptyState>
  );
}
