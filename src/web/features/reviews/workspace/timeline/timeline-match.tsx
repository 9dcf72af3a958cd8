// The lanes of the match: rallies with side changes, and coded strokes.

import { plural, t } from '@lingui/core/macro';
import { CircleDot, Grid3x3, type LucideIcon } from 'lucide-react';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import { codeText, type StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { type Outcome, outcomeLabel, outcomes } from '#domain/reviews/strokes/strokes.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import { rallyText } from '../match/rally-actions.ts';
import { goTo } from '../state/review-actions.ts';
import { type OpenReview, useOpenReview, useReviewState } from '../state/review-context.ts';
import { usePlayedRallies } from '../video/use-played-rallies.ts';
import { clusterEnd, clustersOf } from './timeline-clusters.ts';
import { type LaneMark, TimelineLane } from './timeline-lane.tsx';
import { isInWindow, type TimelineWindow } from './timeline-window.ts';

interface LaneProps {
  seen: TimelineWindow;
  onLook: (label: string | null) => void;
}

/** The lane's label, where the lanes of notes have their icons. */
function LaneSign({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <span title={label} className="absolute inset-y-0 -left-5 grid w-4 place-items-center text-ink-muted max-lg:hidden">
      <Icon aria-hidden className="size-3" />
    </span>
  );
}

/** Bars for rallies and diamonds for side changes; renders nothing without any. */
export function RalliesLane({ seen, changes, onLook }: LaneProps & { changes: readonly number[] }) {
  const review = useOpenReview();
  const rallies = usePlayedRallies();
  if (rallies.length === 0 && changes.length === 0) return null;
  const bars = clustersOf(
    rallies.filter((rally) => isInWindow(rally, seen)),
    6 * seen.perPixel,
  ).map((cluster) => rallyMark(review, cluster, seen));
  const diamonds = changes
    .filter((time) => isInWindow({ start: time, end: time }, seen))
    .map(
      (time): LaneMark => ({
        key: `change-${time}`,
        start: time,
        label: t`Side change, ${{ time: formatClockTime(time) }}`,
        onPress: () => goTo(review, time),
        children: <span className="size-2.5 rotate-45 border-2 border-ink bg-surface group-hover:bg-ink" />,
      }),
    );
  const marks = [...bars, ...diamonds].toSorted((one, other) => one.start - other.start);
  return (
    <TimelineLane
      label={t`Rallies and side changes`}
      marks={marks}
      seen={seen}
      onLook={onLook}
      className="h-3.5 fit:h-3"
    >
      <LaneSign icon={CircleDot} label={t`Rallies and side changes`} />
    </TimelineLane>
  );
}

function rallyMark(review: OpenReview, cluster: [Rally, ...Rally[]], seen: TimelineWindow): LaneMark {
  const [rally] = cluster;
  const end = Math.min(clusterEnd(cluster), seen.to);
  const time = rallyText({ ...rally, end });
  return {
    key: `rally-${rally.start}`,
    start: Math.max(rally.start, seen.from),
    end,
    label:
      cluster.length === 1
        ? t`Rally ${{ time: rallyText(rally) }}`
        : plural(
            { count: cluster.length },
            {
              one: `# rally, ${time}`,
              other: `# rallies, ${time}`,
            },
          ),
    onPress: () => goTo(review, rally.start),
    children: <span className="h-2 w-full rounded-xs bg-primary group-hover:bg-primary-hover" />,
  };
}

/** One look per outcome: colour and shape. */
const outcomeLooks: Record<Outcome, string> = {
  winner: 'h-3 w-1 bg-success',
  continues: 'size-1.5 rounded-full bg-ink-muted',
  'forced-error': 'size-2 border-2 border-attention',
  'unforced-error': 'h-3 w-1 bg-danger [clip-path:polygon(0_0,100%_0,50%_100%)] w-2',
};

/** A small mark for every coded stroke; renders nothing without any. */
export function CodesLane({ seen, onLook }: LaneProps) {
  const review = useOpenReview();
  const codes = useReviewState((state) => state.document.codes);
  if (codes.length === 0) return null;
  const placed = codes
    .map((code) => ({ code, start: code.timestamp, end: code.timestamp }))
    .filter((one) => isInWindow(one, seen))
    .toSorted((one, other) => one.start - other.start);
  const marks = clustersOf(placed, 8 * seen.perPixel).map((cluster) =>
    codeMark(
      review,
      cluster.map(({ code }) => code),
    ),
  );
  return (
    <TimelineLane label={t`Coded strokes`} marks={marks} seen={seen} onLook={onLook} className="h-3.5 fit:h-3">
      <LaneSign icon={Grid3x3} label={t`Coded strokes`} />
    </TimelineLane>
  );
}

/** Colours only, for strokes too close to tell apart: each takes its share of one bar. */
const outcomeTones: Record<Outcome, string> = {
  winner: 'bg-success',
  continues: 'bg-ink-muted',
  'forced-error': 'bg-attention',
  'unforced-error': 'bg-danger',
};

/** "2 Winner, 1 Forced error", without those that do not occur. */
function outcomeCounts(codes: readonly StrokeCode[]): string {
  return outcomes
    .map((one) => ({ one, count: codes.filter(({ outcome }) => outcome === one).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, count }) => `${count} ${outcomeLabel(one).toLowerCase()}`)
    .join(', ');
}

function codeMark(review: OpenReview, codes: StrokeCode[]): LaneMark {
  const [code] = codes;
  if (!code) throw new Error('A cluster holds at least one stroke.');
  const time = formatClockTime(code.timestamp);
  const counts = outcomeCounts(codes);
  return {
    key: code.id,
    start: code.timestamp,
    label:
      codes.length === 1
        ? `${time} ${codeText(code)}`
        : plural(
            { count: codes.length },
            {
              one: `# stroke from ${time}: ${counts}`,
              other: `# strokes from ${time}: ${counts}`,
            },
          ),
    onPress: () => goTo(review, code.timestamp),
    children:
      codes.length === 1 ? (
        <span className={cn('group-hover:scale-125', outcomeLooks[code.outcome])} />
      ) : (
        <span className="flex h-3 w-1.5 flex-col overflow-hidden rounded-xs group-hover:scale-125">
          {codes
            .map(({ outcome }) => outcome)
            .toSorted()
            .map((outcome, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are alike but for their colour
              <span key={index} className={cn('w-full grow', outcomeTones[outcome])} />
            ))}
        </span>
      ),
  };
}
