// A review as a story: its key moments one after another, before the full report.

import { Dialog as Base } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pause, Play, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Annotation, Video } from '#contract/videos/videos.ts';
import { isBlank } from '#domain/plain-text.ts';
import { clipOfNote } from '#domain/publicity/clips.ts';
import { outcomeWords } from '#domain/reviews/priorities/priority-answers.ts';
import { momentText, type StoryMoment, type StoryReason, storyMoments } from '#domain/reviews/story/story-moments.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockRange, formatClockTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { type createVideoController, useVideoController } from '#web/lib/video/create-video-controller.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Badge, NoteTypeBadge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { useGuidedPlayback } from '../../playback/guided-playback.ts';
import { pauseVideo } from '../../voice/pause-video.ts';
import { SpokenNote } from '../../voice/spoken-note.tsx';
import { NoteBoard } from '../notes/note-board.tsx';
import { PriorityDrill } from '../report/priority-drill.tsx';

interface ReviewStoryProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  video: Video;
  createController: typeof createVideoController | undefined;
}

/** Full screen on a phone, a large card elsewhere. */
const sheet = [
  'fixed inset-0 z-40 flex flex-col overflow-y-auto bg-surface-raised text-ink outline-none',
  'sm:inset-4 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:max-w-4xl sm:rounded-xl sm:border sm:shadow-raised',
  'motion-safe:transition-opacity motion-safe:duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ');

/** Arrow keys change the moment, Space plays and pauses, Escape closes. */
export function ReviewStory({ open, onOpenChange, ...told }: ReviewStoryProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/60" />
        <Story {...told} onEnd={() => onOpenChange(false)} />
      </Base.Portal>
    </Base.Root>
  );
}

type StoryProps = Pick<ReviewStoryProps, 'video' | 'createController'> & { onEnd: () => void };

function Story({ video, createController, onEnd }: StoryProps) {
  const popup = useRef<HTMLDivElement>(null);
  const controller = useVideoController(video, createController);
  const guide = useGuidedPlayback(controller);
  const moments = useMemo(
    () => storyMoments({ notes: video.annotations, priorities: video.priorities, ratings: video.skillRatings }),
    [video],
  );
  const [index, setIndex] = useState(0);
  const moment = moments[index];
  const clip = useMemo(() => moment && clipOfNote(moment.note, video.rallies), [moment, video.rallies]);

  const play = (at: number) => {
    const note = moments[at]?.note;
    if (!note || !controller.canControl) return;
    const { start, end } = clipOfNote(note, video.rallies);
    guide.playStretch(note.id, { timestamp: start, endTimestamp: end });
  };
  const go = (to: number) => {
    if (!moments[to]) return;
    setIndex(to);
    // With reduced motion, each moment starts on request.
    if (isCalm()) controller.pause();
    else play(to);
  };
  const begin = useRef(play);
  useEffect(() => {
    if (!isCalm()) begin.current(0);
  }, []);
  const playOrPause = () => {
    const { status, time } = controller.getState();
    if (status === 'playing') controller.pause();
    else if (clip && status !== 'idle' && time >= clip.start && time < clip.end - 0.5) controller.play();
    else play(index);
  };

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnControl = (event.target as Element).closest('button, a') !== null;
    // Within the player of a spoken note, arrow keys seek.
    if (event.target instanceof HTMLInputElement) return;
    if (commandKey(event) === 'ArrowRight') go(index + 1);
    else if (commandKey(event) === 'ArrowLeft') go(index - 1);
    else if (commandKey(event) === ' ' && !isOnControl) playOrPause();
    else return;
    event.preventDefault();
  };

  const isLast = index === moments.length - 1;
  return (
    <Base.Popup ref={popup} initialFocus={popup} className={sheet} onKeyDown={press}>
      <header className="flex items-center gap-4 px-4 pt-3 pb-2 sm:px-6 sm:pt-4">
        <div className="grid grow gap-2">
          <Base.Title className="truncate font-sans text-sm font-medium tracking-normal text-ink-muted">
            {video.title}
          </Base.Title>
          <Progress index={index} count={moments.length} />
        </div>
        <IconButton label={t`Close`} onClick={onEnd}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="grid grow content-start gap-4 pb-4 sm:px-6">
        <VideoFrame
          source={video}
          controller={controller}
          startAt={clip?.start ?? 0}
          className="max-sm:*:rounded-none"
        />
        {moment && clip && (
          <Words
            video={video}
            moment={moment}
            clip={clip}
            controller={controller}
            priority={firstOfPriority(moments, index, video.priorities)}
            recommendations={isLast ? video.recommendationsForImprovement : null}
          />
        )}
      </div>
      <footer className="sticky bottom-0 flex items-center gap-2 border-t bg-surface-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
        <Button
          variant="secondary"
          aria-disabled={index === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => go(index - 1)}
        >
          {t`Back`}
        </Button>
        {controller.canControl && <PlayButton controller={controller} onPress={playOrPause} />}
        <Button className="ml-auto" onClick={() => (isLast ? onEnd() : go(index + 1))}>
          {isLast ? t`Read the full report` : t`Next`}
        </Button>
      </footer>
    </Base.Popup>
  );
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function Progress({ index: current, count }: { index: number; count: number }) {
  return (
    <div className="flex items-center gap-1">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span
          key={index}
          aria-hidden
          className={cn('h-1 grow rounded-full', index <= current ? 'bg-primary' : 'bg-surface-sunken')}
        />
      ))}
      <span className="pl-2 text-xs whitespace-nowrap text-ink-muted tabular-nums">
        {t`${{ number: current + 1 }} of ${{ count }}`}
      </span>
    </div>
  );
}

type Priorities = Video['priorities'];

/** The priority of which this moment is the first: its advice shows once. */
function firstOfPriority(
  moments: readonly StoryMoment<Annotation>[],
  index: number,
  priorities: Priorities,
): Priorities[number] | undefined {
  const skillAt = (reason: StoryReason | undefined) => (reason?.kind === 'priority' ? reason.skill : undefined);
  const skill = skillAt(moments[index]?.reason);
  if (skill === undefined || skill === skillAt(moments[index - 1]?.reason)) return undefined;
  return priorities.find((one) => one.skill === skill);
}

interface WordsProps {
  video: Video;
  moment: StoryMoment<Annotation>;
  clip: { start: number; end: number };
  controller: VideoController;
  /** The priority whose focus and drill are shown. */
  priority: Priorities[number] | undefined;
  /** The previous review, on the last moment. */
  recommendations: string | null;
}

/** Why this moment, its time, the coach's comment and advice, and the board. Announced at each step. */
function Words({ video, moment: { note, reason }, clip, controller, priority, recommendations }: WordsProps) {
  const answer = 'skill' in reason ? video.priorityAnswers.find(({ skill }) => skill === reason.skill) : undefined;
  const outcome = answer && outcomeWords[answer.answer];
  const time = formatClockTime(clip.start);
  const { heading, text } = momentText(note);
  return (
    <div aria-live="polite" className="grid gap-3 max-sm:px-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-6">
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone={reason.kind === 'priority' ? 'accent' : 'primary'}>{reasonWords(reason)}</Badge>
          <NoteTypeBadge type={note.type} />
          <span translate="no" className="text-sm font-semibold tabular-nums">
            {formatClockRange(clip.start, clip.end)}
          </span>
        </p>
        <p className="max-w-[40ch] font-heading text-lg font-semibold wrap-anywhere sm:text-xl">{heading}</p>
        {text !== '' && <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{text}</p>}
        {outcome && (
          <p className="text-sm">
            <Trans>
              Since your last review: <strong className="font-semibold">{outcome}</strong>.
            </Trans>
          </p>
        )}
        {note.voice && (
          <SpokenNote key={note.voice.id} videoId={video.id} voice={note.voice} onPlay={() => pauseVideo(controller)} />
        )}
        {priority && (
          <div className="grid gap-2">
            {!isBlank(priority.focus) && withoutAiPrefix(priority.focus) !== heading && (
              <p className="font-semibold wrap-anywhere">{withoutAiPrefix(priority.focus)}</p>
            )}
            <PriorityDrill drillId={priority.drillId} />
          </div>
        )}
        {recommendations !== null && !isBlank(recommendations) && (
          <div className="grid gap-1 rounded-lg bg-surface-sunken p-4">
            <p className="text-sm font-semibold">{t`Your coach recommends`}</p>
            <p className="max-w-[70ch] text-sm wrap-anywhere whitespace-pre-line">{withoutAiPrefix(recommendations)}</p>
          </div>
        )}
        {!controller.canControl && (
          <p className="text-sm text-ink-muted">
            <Trans>
              Go to <span translate="no">{time}</span> in the Matchi player.
            </Trans>
          </p>
        )}
      </div>
      {note.board && (
        <div className="sm:w-80">
          <NoteBoard board={note.board} />
        </div>
      )}
    </div>
  );
}

function reasonWords(reason: StoryReason): string {
  switch (reason.kind) {
    case 'priority':
      return t`Work on this first: ${{ skill: skillLabel(reason.skill) }}`;
    case 'best':
      return t`Among your best: ${{ skill: skillLabel(reason.skill) }}`;
    case 'highlight':
      return t`What went well`;
    case 'more':
      return t`Also worth seeing`;
  }
}

function PlayButton({ controller, onPress }: { controller: VideoController; onPress: () => void }) {
  const isPlaying = useVideoState(controller, ({ status }) => status === 'playing');
  const Sign = isPlaying ? Pause : Play;
  return (
    <IconButton label={isPlaying ? t`Pause` : t`Play`} variant="secondary" size="md" onClick={onPress}>
      <Sign aria-hidden />
    </IconButton>
  );
}
