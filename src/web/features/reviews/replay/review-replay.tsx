// A replay: the coach's path over the embedded video, with voice, notes and court board.

import { Dialog as Base } from '@base-ui/react/dialog';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoaderCircle, Pause, Play, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Replay } from '#contract/reviews/replays.ts';
import type { Video } from '#contract/videos/videos.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import type { ReplayLog } from '#domain/reviews/replay/replay-log.ts';
import { openedNotes, replayAt } from '#domain/reviews/replay/replay-path.ts';
import { isPastEnd, type WithoutVideo, withoutVideo } from '#domain/reviews/replay/replay-sync.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { numberText } from '#domain/round-to.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { type createVideoController, useVideoController } from '#web/lib/video/create-video-controller.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PositionSlider } from '#web/ui/fields/position-slider.tsx';
import { CourtBoardView } from '#web/ui/padel/court-board.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { createReplayPlayback, replaySpeeds } from './replay-playback.ts';

/** What the replay needs of its video. */
type ReplayedVideo = Pick<Video, 'id' | 'title' | 'videoUrl' | 'provider' | 'linkProblem' | 'annotations' | 'player'>;

export interface ReviewReplayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  video: ReplayedVideo;
  replayId: string;
  createController?: typeof createVideoController | undefined;
}

/** A replay with its log as the domain reads it. */
type PlayedReplay = Omit<Replay, 'log'> & { log: ReplayLog };

/** Full screen on a phone, a large card elsewhere. */
const sheet = [
  'fixed inset-0 z-40 flex flex-col overflow-y-auto bg-surface-raised text-ink outline-none',
  'sm:inset-4 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:max-w-5xl sm:rounded-xl sm:border sm:shadow-raised',
  'motion-safe:transition-opacity motion-safe:duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ');

/** Space plays and pauses, arrow keys seek 5 seconds, Home and End go to the ends, Escape closes. */
export function ReviewReplay({ open, onOpenChange, ...shown }: ReviewReplayProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/60" />
        <Loaded {...shown} onEnd={() => onOpenChange(false)} />
      </Base.Portal>
    </Base.Root>
  );
}

type LoadedProps = Omit<ReviewReplayProps, 'open' | 'onOpenChange'> & { onEnd: () => void };

function Loaded({ onEnd, ...shown }: LoadedProps) {
  const { title } = shown.video;
  const popup = useRef<HTMLDivElement>(null);
  const params = { videoId: shown.video.id, replayId: shown.replayId };
  const { data, error, refetch } = useQuery({ ...query(endpoints.getReplay, { params }), staleTime: Infinity });
  return (
    <Base.Popup ref={popup} initialFocus={popup} className={sheet}>
      <header className="flex items-center gap-4 px-4 pt-3 pb-2 sm:px-6 sm:pt-4">
        <Base.Title className="min-w-0 grow truncate text-lg">
          <Trans>
            Replay<span className="text-ink-muted max-sm:sr-only">: {title}</span>
          </Trans>
        </Base.Title>
        <IconButton label={t`Close`} onClick={onEnd}>
          <X aria-hidden />
        </IconButton>
      </header>
      {data ? (
        // The server checked the log when it was stored.
        <Player {...shown} replay={data as unknown as PlayedReplay} />
      ) : (
        <div className="p-4 sm:px-6">
          {error ? (
            <ErrorState
              title={t`This replay could not be loaded`}
              message={errorSentence(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="aspect-video w-full rounded-xl" />
          )}
        </div>
      )}
    </Base.Popup>
  );
}

interface PlayerProps extends Omit<LoadedProps, 'onEnd' | 'replayId'> {
  replay: PlayedReplay;
}

/** How far an arrow key seeks, in seconds. */
const arrowStep = 5;

function Player({ video, replay, createController }: PlayerProps) {
  const { log, isOfThisLink, hasVoice } = replay;
  const controller = useVideoController(video, createController);
  const without = withoutVideo({ isOfThisLink, linkProblem: video.linkProblem, canControl: controller.canControl });
  const [playback] = useState(() =>
    createReplayPlayback({
      log,
      controller,
      isFollowing: without === null,
      voice: hasVoice ? voiceOf(video.id, replay.id) : null,
    }),
  );
  useEffect(() => {
    // With reduced motion, it starts on request.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) playback.play();
    return playback.pause;
  }, [playback]);
  return <Playing {...{ video, replay, controller, without, playback }} />;
}

function voiceOf(videoId: string, replayId: string): string {
  return files.replayVoice.path.replace('{videoId}', videoId).replace('{replayId}', replayId);
}

interface PlayingProps extends Pick<PlayerProps, 'video' | 'replay'> {
  controller: ReturnType<typeof createVideoController>;
  without: WithoutVideo | null;
  playback: ReturnType<typeof createReplayPlayback>;
}

function Playing({ video, replay, controller, without, playback }: PlayingProps) {
  const { log } = replay;
  const state = useSyncExternalStore(playback.subscribe, playback.getState);
  const path = useMemo(() => replayAt(log, state.at), [log, state.at]);
  const videoTime = formatClockTime(path.position);
  const duration = useVideoState(controller, (one) => one.duration);
  const isOn = state.phase !== 'still';
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target as Element;
      if (target.closest('[role=combobox], [role=listbox], select')) return;
      const key = commandKey(event);
      const { at } = playback.getState();
      if (key === ' ' && !target.closest(':is(button, a)')) playback.toggle();
      else if (key === 'ArrowLeft') playback.seek(at - arrowStep);
      else if (key === 'ArrowRight') playback.seek(at + arrowStep);
      else if (key === 'Home') playback.seek(0);
      else if (key === 'End') playback.seek(log.seconds);
      else return;
      event.preventDefault();
    };
    // On the way down: the dialog keeps arrow keys, Home and End from going further up.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [playback, log]);
  return (
    <>
      <div className="grid grow content-start gap-4 pb-4 sm:px-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          {(without === null || without === 'no-control') && (
            <VideoFrame
              source={video}
              controller={controller}
              startAt={path.position}
              className="max-sm:*:rounded-none"
            />
          )}
          <Notice {...{ without, state, path, duration, hasVoice: replay.hasVoice }} />
        </div>
        <div className="grid content-start gap-4 max-sm:px-4">
          <Caption notes={video.annotations} noteId={path.noteId} />
          {path.board && (
            <CourtBoardView board={path.board} names={{ player: video.player.firstName }} className="max-w-md" />
          )}
          <Opened {...{ replay, notes: video.annotations }} onGo={playback.seek} />
        </div>
      </div>
      <footer className="sticky bottom-0 z-10 grid grid-cols-1 gap-1 border-t bg-surface-raised px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6">
        <PositionSlider
          label={t`Position in the replay`}
          seconds={state.at}
          max={log.seconds}
          isPlaying={isOn}
          onSeek={playback.seek}
          className="h-8 w-full cursor-pointer accent-primary"
        />
        <div className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap">
          <IconButton
            label={isOn ? t`Pause the replay` : t`Play the replay`}
            variant="primary"
            onClick={playback.toggle}
          >
            {state.phase === 'waiting' ? (
              <LoaderCircle aria-hidden className="motion-safe:animate-spin" />
            ) : isOn ? (
              <Pause aria-hidden className="fill-current" />
            ) : (
              <Play aria-hidden className="translate-x-px fill-current" />
            )}
          </IconButton>
          <p className="text-sm whitespace-nowrap tabular-nums">
            <span translate="no" className="font-semibold">
              {formatClockTime(state.at)}
            </span>{' '}
            <span className="text-ink-muted">
              / <span translate="no">{formatClockTime(Math.round(log.seconds))}</span>
            </span>
          </p>
          <p className="min-w-0 text-sm text-ink-muted tabular-nums max-sm:order-last max-sm:w-full sm:truncate">
            <span>
              <Trans>
                In the video: <span translate="no">{videoTime}</span>
              </Trans>
            </span>
            {path.rate !== 1 && <span translate="no"> · {numberText(path.rate)}×</span>}
          </p>
          <span className="ml-auto">
            <FilterSelect
              label={t`Speed`}
              value={String(state.speed)}
              onValueChange={(value) => playback.setSpeed(Number(value))}
              options={replaySpeeds.map((one) => ({ value: String(one), label: `${one}×` }))}
            />
          </span>
        </div>
      </footer>
    </>
  );
}

const alone: Record<WithoutVideo, MessageDescriptor> = {
  'earlier-link': msg`This replay was recorded over an earlier link. The video has been replaced since, so only the voice, notes and court board are played.`,
  'dead-link': msg`The video’s link no longer works, so only the voice, notes and court board are played.`,
  'no-control': msg`Matchi’s player can’t be controlled from here. Open the video and follow the time below.`,
};

interface NoticeProps extends Pick<PlayingProps, 'without'> {
  state: { isVideoLost: boolean; isVoiceLost: boolean };
  path: { position: number };
  duration: number | null;
  hasVoice: boolean;
}

/** Why something is not played, as sentences. */
function Notice({ without, state, path, duration, hasVoice }: NoticeProps) {
  const sentences = [
    without && say(alone[without]),
    state.isVideoLost && t`The video is not loading, so the replay goes on without it. Pause and play to try again.`,
    without === null &&
      !state.isVideoLost &&
      isPastEnd(path, duration) &&
      t`The coach was further on: this video has become shorter and ends here.`,
    state.isVoiceLost && t`The voice cannot be played now.`,
    !hasVoice && t`Recorded without voice.`,
  ].filter((one) => typeof one === 'string');
  return (
    <div role="status" className="grid gap-1 text-sm text-ink-muted empty:hidden max-sm:px-4">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

type Notes = Video['annotations'];

/** The words of the note that the coach had open, as published. Announced when it changes. */
function Caption({ notes, noteId }: { notes: Notes; noteId: string | null }) {
  const note = notes.find(({ id }) => id === noteId);
  const comment = note ? withoutAiPrefix(note.comment) : '';
  return (
    <div aria-live="polite" className="grid gap-1 empty:hidden">
      {note && (
        <>
          <p className="font-heading text-lg font-semibold wrap-anywhere">{readableTitle(note.title)}</p>
          {!isBlank(comment) && <p className="max-w-[60ch] text-sm wrap-anywhere whitespace-pre-line">{comment}</p>}
        </>
      )}
    </div>
  );
}

/** The notes in the order in which the coach opened them, to go there. A note that was deleted is left out. */
function Opened({ replay, notes, onGo }: { replay: PlayedReplay; notes: Notes; onGo: (seconds: number) => void }) {
  const language = languageInForce();
  const opened = useMemo(
    () =>
      openedNotes(replay.log).flatMap(({ at, id }) => {
        const note = notes.find((one) => one.id === id);
        return note ? [{ at, title: readableTitle(note.title) }] : [];
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- a spoken note is named in the language in force
    [replay, notes, language],
  );
  if (opened.length === 0) return null;
  return (
    <section aria-label={t`Notes in this replay`} className="grid gap-1">
      <h3 className="text-sm font-semibold">{t`Notes in this replay`}</h3>
      <ol className="grid max-h-56 overflow-y-auto">
        {opened.map(({ at, title }) => (
          <li key={at}>
            <Button
              variant="ghost"
              size="sm"
              className="w-full justify-start gap-3 px-2 text-left font-normal"
              onClick={() => onGo(at)}
            >
              <span translate="no" className="text-ink-muted tabular-nums">
                {formatClockTime(at)}
              </span>
              <span className="min-w-0 truncate">{title}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
