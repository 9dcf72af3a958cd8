// The player's own moments on the timeline.

import { t } from '@lingui/core/macro';
import { Eye } from 'lucide-react';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { goTo } from '../state/review-actions.ts';
import { useOpenReview } from '../state/review-context.ts';
import { usePlayerLook } from '../state/use-player-look.ts';
import { type LaneMark, TimelineLane } from './timeline-lane.tsx';
import { isInWindow, type TimelineWindow } from './timeline-window.ts';

interface LookLaneProps {
  seen: TimelineWindow;
  onLook: (label: string | null) => void;
}

/** Ghosts on the timeline: dashed, and never part of the review. Moments of a replaced link have no place here. */
export function LookLane({ seen, onLook }: LookLaneProps) {
  const review = useOpenReview();
  const look = usePlayerLook();
  if (look === null || look.isOldLink || look.moments.length === 0) return null;
  const { firstName } = review.workspace.player;
  const marks = look.moments
    .filter(({ timestamp }) => isInWindow({ start: timestamp, end: timestamp }, seen))
    .map(
      ({ timestamp, text }): LaneMark => ({
        key: `${timestamp} ${text}`,
        start: timestamp,
        label: text
          ? t`${{ firstName }} marked ${{ time: formatClockTime(timestamp) }}: ${{ text }}`
          : t`${{ firstName }} marked ${{ time: formatClockTime(timestamp) }}`,
        onPress: () => goTo(review, timestamp),
        children: (
          <span className="grid size-4 place-items-center rounded-full border border-dashed border-ink-muted text-ink-muted group-hover:border-ink group-hover:text-ink">
            <Eye aria-hidden className="size-2.5" />
          </span>
        ),
      }),
    );
  return (
    <TimelineLane
      label={t`Moments of ${{ firstName }}`}
      marks={marks}
      seen={seen}
      onLook={onLook}
      className="h-5 fit:h-4"
    />
  );
}
