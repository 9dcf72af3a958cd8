// What marking works with: the store, the video, who is marked, and where the cursor is.

import { createContext, use, useSyncExternalStore } from 'react';
import type { MovementWork } from '#contract/reviews/movement.ts';
import type { BoardNames } from '#domain/reviews/court/court-board.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import type { MarkState, MarkStore } from './mark-store.ts';

/** What every part of the screen can reach. */
export interface Marking {
  work: MovementWork;
  store: MarkStore;
  video: VideoController;
  names: BoardNames;
}

const MarkingContext = createContext<Marking | null>(null);

/** Around everything that marks one video. */
export const MarkingProvider = MarkingContext.Provider;

/** The marking that a part belongs to. */
export function useMarking(): Marking {
  const marking = use(MarkingContext);
  if (marking === null) throw new Error('Outside of a movement analysis');
  return marking;
}

/** The marks and how saving stands. */
export function useMarkState(): MarkState {
  const { store } = useMarking();
  return useSyncExternalStore(store.subscribe, store.getState);
}
