// The context of the marking screen: store, video and players.

import { createContext, use, useSyncExternalStore } from 'react';
import type { MovementWork } from '#contract/reviews/movement.ts';
import type { BoardNames } from '#domain/reviews/court/court-board.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import type { MarkState, MarkStore } from './mark-store.ts';

export interface Marking {
  work: MovementWork;
  store: MarkStore;
  video: VideoController;
  names: BoardNames;
}

const MarkingContext = createContext<Marking | null>(null);

export const MarkingProvider = MarkingContext.Provider;

/** The current marking context. */
export function useMarking(): Marking {
  const marking = use(MarkingContext);
  if (marking === null) throw new Error('Outside of a movement analysis');
  return marking;
}

/** The marks and their saving state. */
export function useMarkState(): MarkState {
  const { store } = useMarking();
  return useSyncExternalStore(store.subscribe, store.getState);
}
