// Plays less than the whole video: one stretch alone, or rallies without the time between them.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type NoteMoment, rangeStep } from '#domain/reviews/notes/note-ranges.ts';
import { pointsOnlyStep, type Rally, ralliesWithin } from '#domain/reviews/notes/rallies.ts';
import { createListeners } from '#web/lib/listeners.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';

/** What is played at the moment. */
interface GuideState {
  /** Id of the stretch that plays alone, e.g. a note's; null while none does. */
  stretchId: string | null;
  /** Whether the time between rallies is skipped. */
  pointsOnly: boolean;
}

/** Follows a video's ticks, so that it stops and jumps up to a quarter of a second late (docs/product.md#review). */
export function createGuidedPlayback(video: VideoController) {
  const { subscribe, notify } = createListeners();
  let state: GuideState = { stretchId: null, pointsOnly: false };
  let stretch: NoteMoment | null = null;
  let rallies: readonly Rally[] = [];
  /** After the last rally has ended, pressing play plays on. */
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
    // Until there is a player, the position says nothing and an expected stretch waits.
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
    /** Begins to follow the video; returns how to stop. */
    connect: () => video.subscribe(follow),
    /** The rallies that "points only" plays, as `playedRallies` gives them; those after the video's end are left out. */
    setRallies(played: readonly Rally[]): void {
      rallies = played;
    },
    /** Plays a stretch from its start, once; seeking elsewhere leaves it. Points-only does not apply to it. */
    playStretch(id: string, moment: NoteMoment): void {
      stretch = moment;
      setState({ stretchId: id });
      video.seek(moment.timestamp, { play: true });
    },
    /** Lets a stretch play alone once the viewer starts the video there, e.g. from a link to it. */
    expectStretch(id: string, moment: NoteMoment): void {
      stretch = moment;
      setState({ stretchId: id });
    },
    /** Ends what plays alone; the video goes on as it does. */
    letGo,
    setPointsOnly(pointsOnly: boolean): void {
      isOver = false;
      setState({ pointsOnly });
      follow();
    },
  };
}
export type GuidedPlayback = ReturnType<typeof createGuidedPlayback>;

/** Guided playback of the video that a screen shows, for as long as it does. */
export function useGuidedPlayback(video: VideoController): GuidedPlayback {
  const guide = useMemo(() => createGuidedPlayback(video), [video]);
  useEffect(() => guide.connect(), [guide]);
  return guide;
}

/** What is played at the moment. */
export function useGuideState(guide: GuidedPlayback): GuideState {
  return useSyncExternalStore(guide.subscribe, guide.getState);
}
