// The common interface of video players.

import { useMemo, useSyncExternalStore } from 'react';
import type { LinkProblem } from '#domain/videos/link-health.ts';

/** A video's state. */
export interface VideoState {
  /** `idle`: nothing is loaded yet. */
  status: 'idle' | 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'ended' | 'error';
  /** Position in seconds, with fractions; interpolated while playing. YouTube's is accurate to ±0.25 s. */
  time: number;
  /** Length in seconds; null if unknown. */
  duration: number | null;
  /** Speed, 1 is normal. */
  rate: number;
  /** The available speeds. */
  rates: readonly number[];
  /** Whether it should play and has not moved for ten seconds (`stall-watch.ts`); false if unknown. */
  isStalled: boolean;
  /** What went wrong, as a sentence. */
  error: string | null;
  /** The link's problem, if that is what went wrong. */
  linkProblem: LinkProblem | null;
}

/** One video, with the same interface for every provider. Nothing loads before the first `play` or `seek`. */
export interface VideoController {
  /** Whether the picture can be controlled; false if only a clock beside it can (Matchi). */
  readonly canControl: boolean;
  /** Notifies of every change, several times a second while playing. Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** The current state. Components read it through `useVideoState`. */
  getState(): VideoState;
  /** Plays. A failed or stalled video restarts at its position in a new player. */
  play(): void;
  pause(): void;
  /** Pauses what plays, plays what does not. */
  toggle(): void;
  /** Seeks, in seconds, and optionally plays or pauses. Loads an idle video. */
  seek(seconds: number, options?: { play?: boolean }): void;
  /** Sets one of `rates`. */
  setRate(rate: number): void;
  /** Destroys the player and every timer. A controller can be used again afterwards. */
  destroy(): void;
  /** Gives the player its element; returns how to remove it. Absent if the frame needs no player. */
  attach?(container: HTMLElement): () => void;
}

/**
 * The video's state, or a selected part: `useVideoState(controller, (state) => state.status)`. Renders only when that part changes, so a
 * selector returns something that compares by identity.
 */
export function useVideoState(controller: VideoController): VideoState;
export function useVideoState<T>(controller: VideoController, selector: (state: VideoState) => T): T;
export function useVideoState(controller: VideoController, selector = (state: VideoState): unknown => state): unknown {
  const store = useMemo(() => steadyStore(controller), [controller]);
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()));
}

/** A controller's `getState` changes with the clock; React needs a snapshot that only changes on notification. */
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
