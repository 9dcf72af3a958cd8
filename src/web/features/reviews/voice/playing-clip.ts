// Plays spoken notes, one at a time on the whole screen.

import { createListeners } from '#web/lib/listeners.ts';

/** The playback state: seconds from the start; `failed` if the recording does not load. */
export interface PlayingState {
  phase: 'still' | 'loading' | 'playing' | 'failed';
  at: number;
}

interface ClipSource {
  /** Where to load the recording, on the first press. */
  address: () => Promise<string>;
  /** Called before it plays; its result is called when it has played to the end. */
  onPlay?: (() => (() => void) | undefined) | undefined;
}

const still: PlayingState = { phase: 'still', at: 0 };
let stopOther: (() => void) | null = null;

/** The player of one recording. */
export function createPlayingClip({ address, onPlay }: ClipSource) {
  const { subscribe, notify } = createListeners();
  let state = still;
  let sound: HTMLAudioElement | null = null;
  let atEnd: (() => void) | undefined;

  function setState(next: Partial<PlayingState>): void {
    state = { ...state, ...next };
    notify();
  }

  async function load(): Promise<HTMLAudioElement> {
    if (sound) return sound;
    const made = new Audio(await address());
    made.addEventListener('timeupdate', () => setState({ at: made.currentTime }));
    made.addEventListener('pause', () => state.phase === 'playing' && setState({ phase: 'still' }));
    made.addEventListener('ended', () => {
      setState({ phase: 'still', at: 0 });
      made.currentTime = 0;
      if (stopOther === pause) stopOther = null;
      atEnd?.();
      atEnd = undefined;
    });
    sound = made;
    return made;
  }

  function pause(): void {
    atEnd = undefined;
    if (stopOther === pause) stopOther = null;
    sound?.pause();
    if (state.phase === 'loading') setState({ phase: 'still' });
  }

  async function play(): Promise<void> {
    if (stopOther !== pause) stopOther?.();
    stopOther = pause;
    atEnd = onPlay?.();
    setState({ phase: 'loading' });
    try {
      const ready = await load();
      // Stopped while loading.
      if (stopOther !== pause) return;
      if (Math.abs(ready.currentTime - state.at) > 0.1) ready.currentTime = state.at;
      await ready.play();
      setState({ phase: 'playing' });
    } catch {
      if (stopOther !== pause) return;
      stopOther = null;
      atEnd = undefined;
      sound = null;
      setState({ phase: 'failed' });
    }
  }

  return {
    subscribe,
    getState: () => state,
    toggle: () => (state.phase === 'playing' || state.phase === 'loading' ? pause() : void play()),
    /** Seeks, in seconds. */
    seek(at: number): void {
      if (sound) sound.currentTime = at;
      setState({ at });
    },
    /** Stops for good. */
    stop(): void {
      pause();
      sound = null;
    },
  };
}
