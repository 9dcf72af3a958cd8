// Plays part of a video: one range, or only the rallies.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type NoteMoment, rangeStep } from '#domain/reviews/notes/note-ranges.ts';
import { pointsOnlyStep, type Rally, ralliesWithin } from '#domain/reviews/notes/rallies.ts';
import { createListeners } from '#web/lib/listeners.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';

/** What is playing. */
interface GuideState {
  /** Id of the range playing on its own, such as a note's; null if none. */
  stretchId: string | null;
  /** Whether the time between rallies is skipped. */
  pointsOnly: boolean;
}

/** Follows a video's ticks, so it stops and jumps up to a quarter of a second late (docs/product.md#review). */
export function createGuidedPlayback(video: VideoController) {
  const { subscribe, notify } = createListeners();
  let state: GuideState = { stretchId: null, pointsOnly: false };
  let stretch: NoteMoment | null = null;
  let rallies: readonly Rally[] = [];
  /** After the last rally, pressing play plays on. */
  let isOver = false;

  function setState(changes: Partial<GuideState>): void {
    state = { ...state, ...changes };
    notify();
  }
  function letGo(): void {
    stretch = null;
    if (state.stretchId !== null) setState({ stretchId: null });
  }

  function follow(): void {
    const { status, time, duration } = video.getState();
    // Without a player the position means nothing, and an expected range waits.
    if (status === 'idle' || status === 'loading') return;
    const isPlaying = status === 'playing';
    if (stretch) {
      const step = rangeStep(stretch, time);
      if (step === 'play') return;
      letGo();
      if (step === 'stop' && isPlaying) return video.pause();
    }
    if (!state.pointsOnly || !isPlaying) return;
    const step = pointsOnlyStep(ralliesWithin(rallies, duration), time);
    if (step.kind !== 'stop') isOver = false;
    if (step.kind === 'jump') video.seek(step.to);
    if (step.kind === 'stop' && !isOver) {
      isOver = true;
      video.pause();
    }
  }

  return {
    subscribe,
    getState: () => state,
    /** Starts following the video; returns how to stop. */
    connect: () => video.subscribe(follow),
    /** Sets the rallies for "points only", as returned by `playedRallies`; those after the video's end are dropped. */
    setRallies(played: readonly Rally[]): void {
      rallies = played;
    },
    /** Plays a range from its start once; seeking elsewhere cancels it. "Points only" does not apply within it. */
    playStretch(id: string, moment: NoteMoment): void {
      stretch = moment;
      setState({ stretchId: id });
      video.seek(moment.timestamp, { play: true });
    },
    /** Plays a range on its own once the viewer starts the video there, such as from a link. */
    expectStretch(id: string, moment: NoteMoment): void {
      stretch = moment;
      setState({ stretchId: id });
    },
    /** Ends the range; the video continues. */
    letGo,
    setPointsOnly(pointsOnly: boolean): void {
      isOver = false;
      setState({ pointsOnly });
      follow();
    },
  };
}
export type GuidedPlayback = ReturnType<typeof createGuidedPlayback>;

/** Guided playback of the screen's video. */
export function useGuidedPlayback(video: VideoController): GuidedPlayback {
  const guide = useMemo(() => createGuidedPlayback(video), [video]);
  useEffect(() => guide.connect(), [guide]);
  return guide;
}

/** What is playing. */
export function useGuideState(guide: GuidedPlayback): GuideState {
  return useSyncExternalStore(guide.subscribe, guide.getState);
}
