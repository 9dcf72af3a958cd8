// The interface of video players for screens.

import { useMemo, useSyncExternalStore } from 'react';
import type { LinkProblem } from '#domain/videos/link-health.ts';

/** What is known of a video at one moment. */
export interface VideoState {
  /** `idle`: nothing has been loaded yet. */
  status: 'idle' | 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'ended' | 'error';
  /** Position in seconds, with fractions; while the video plays it is interpolated. YouTube's is good to ±0.25 s. */
  time: number;
  /** Length in seconds; null while unknown, and where the provider does not tell. */
  duration: number | null;
  /** Speed, 1 is normal. */
  rate: number;
  /** The speeds that can be set. */
  rates: readonly number[];
  /** Whether it should play and has not moved for ten seconds (`stall-watch.ts`); false where nobody can tell. */
  isStalled: boolean;
  /** What went wrong, as a plain sentence. */
  error: string | null;
  /** What is wrong with the link, where that is what went wrong. */
  linkProblem: LinkProblem | null;
}

/** One video, driven the same way for every provider. Nothing is loaded before the first `play` or `seek`. */
export interface VideoController {
  /** Whether the picture itself obeys; false where only a clock beside it does (Matchi). */
  readonly canControl: boolean;
  /** Hears of every change; several times a second while the video plays. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** The state at this very moment. Components read it through `useVideoState`. */
  getState(): VideoState;
  /** Plays. What has failed or stalled begins again where it was, in another player. */
  play(): void;
  pause(): void;
  /** Pauses what plays, plays what does not. */
  toggle(): void;
  /** Goes to a position in seconds, and plays or pauses there if told; otherwise it goes on as before. Loads an idle video there. */
  seek(seconds: number, options?: { play?: boolean }): void;
  /** Sets one of `rates`. */
  setRate(rate: number): void;
  /** Stops and forgets the player and every timer. A controller that is used again afterwards begins again. */
  destroy(): void;
  /** Gives the player its place on the page; returns how to take it away. Absent where the frame needs no player. */
  attach?(container: HTMLElement): () => void;
}

/**
 * The video's state, or the part of it that a component shows: `useVideoState(controller, (state) => state.status)`. The
 * component renders again only when that part changes, so a selector returns something that compares by identity.
 */
export function useVideoState(controller: VideoController): VideoState;
export function useVideoState<T>(controller: VideoController, selector: (state: VideoState) => T): T;
export function useVideoState(controller: VideoController, selector = (state: VideoState): unknown => state): unknown {
  const store = useMemo(() => steadyStore(controller), [controller]);
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()));
}

/** A controller's `getState` changes with the clock; React needs one that changes only on notification. */
function steadyStore(controller: VideoController) {
  let state = controller.getState();
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      state = controller.getState();
      return controller.subscribe(() => {
        state = controller.getState();
        listener();
      });
    },
  };
}
