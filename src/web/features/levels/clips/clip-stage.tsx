// A clip's video: starts at its first second, and pauses at its last.

import { t } from '@lingui/core/macro';
import { Keyboard, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ClipToRate } from '#contract/levels/reference-clips.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { KeySheet } from '#web/features/reviews/shared/keys/key-sheet.tsx';
import { useScreenKeys } from '#web/features/reviews/shared/keys/use-screen-keys.ts';
import { PlaybackBar } from '#web/features/reviews/shared/playback/playback-bar.tsx';
import { keyName } from '#web/lib/keys/press.ts';
import { useVideoController } from '#web/lib/video/create-video-controller.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';

type ClipCommand = { kind: 'play' | 'again' | 'legend' } | { kind: 'skip'; seconds: number };

const commands: Record<string, ClipCommand> = {
  ' ': { kind: 'play' },
  k: { kind: 'play' },
  r: { kind: 'again' },
  '?': { kind: 'legend' },
};

function clipCommand(press: KeyboardEvent): ClipCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[press.key];
  if (direction !== undefined) return { kind: 'skip', seconds: direction * (press.shiftKey ? 1 : 5) };
  return commands[keyName(press)] ?? null;
}

/** The rows of the list of keys (docs/product.md#reference-clips). */
const clipKeys = () => [
  {
    title: t`Ratings`,
    rows: [
      { keys: ['0', '9'], meaning: t`Type a rating: 44 is 4.4` },
      { keys: [t({ message: 'Enter', context: 'key' })], meaning: t`Next skill` },
      { keys: ['↑', '↓'], meaning: t`A tenth higher, lower` },
      { keys: [t({ message: 'Esc', context: 'key' })], meaning: t`Leave the number to use the keys below` },
    ],
  },
  {
    title: t`Video`,
    rows: [
      { keys: [t({ message: 'Space', context: 'key' }), 'K'], meaning: t`Play or pause` },
      { keys: ['R'], meaning: t`Play the clip again` },
      { keys: ['←', '→'], meaning: t`Back, forward 5 seconds (with Shift 1 second)` },
      { keys: ['?'], meaning: t`Show these shortcuts` },
    ],
  },
];

interface ClipStageProps {
  clip: ClipToRate;
  /** Takes the focus when Escape leaves a field. */
  leaveField: () => void;
  children?: ReactNode;
}

/** Nothing overlays the player: YouTube forbids it. */
export function ClipStage({ clip, leaveField, children }: ClipStageProps) {
  const { start, end, player, linkProblem } = clip;
  const [isLegendOpen, setLegendOpen] = useState(false);
  const shown = useMemo(() => ({ videoUrl: clip.videoUrl, title: clip.title }), [clip.videoUrl, clip.title]);
  const video = useVideoController(shown);
  usePauseAt(video, end);
  const again = () => video.seek(start, { play: true });
  useScreenKeys<ClipCommand>({
    commandOf: clipCommand,
    run: (command) => {
      if (command.kind === 'skip') video.seek(Math.max(video.getState().time + command.seconds, 0));
      else if (command.kind === 'again') again();
      else if (command.kind === 'legend') setLegendOpen(true);
      else if (video.getState().status === 'idle') again();
      else video.toggle();
    },
    repeats: ({ kind }) => kind === 'skip',
    leaveField,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-20">
      <p className="text-pretty">
        <span className="text-ink-muted">{`${t`Rate:`} `}</span>
        <strong className="font-semibold" translate="no">
          {player}
        </strong>
      </p>
      {linkProblem && (
        <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm">
          {linkProblemSentence(linkProblem, 'coach')} {t`An administrator can replace the link.`}
        </p>
      )}
      <VideoFrame source={clip} controller={video} startAt={start} />
      <PlaybackBar video={video} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" icon={<RotateCcw aria-hidden />} onClick={again}>
          {video.canControl ? t`Play the clip again` : t`Set the clock to the start`}
        </Button>
        <span translate="no" className="text-sm text-ink-muted tabular-nums">
          {formatClockRange(start, end)}
        </span>
        <IconButton
          label={t`Keyboard shortcuts`}
          variant="ghost"
          size="sm"
          className="ml-auto max-sm:hidden"
          onClick={() => setLegendOpen(true)}
        >
          <Keyboard aria-hidden />
        </IconButton>
      </div>
      {children}
      <KeySheet
        open={isLegendOpen}
        onOpenChange={setLegendOpen}
        description={t`Shortcuts pause while you type and in dialogs.`}
        groups={clipKeys()}
      />
    </div>
  );
}

/** Pauses where the clip ends; pressing play goes on from there. */
function usePauseAt(video: VideoController, end: number): void {
  useEffect(() => {
    let before = video.getState().time;
    return video.subscribe(() => {
      const { time, status } = video.getState();
      if (status === 'playing' && before < end && time >= end) video.pause();
      before = time;
    });
  }, [video, end]);
}
