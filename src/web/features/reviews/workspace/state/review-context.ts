// What every part of one open workspace shares.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import type { GuidedPlayback } from '../../playback/guided-playback.ts';
import type { ReviewState } from './review-state.ts';
import type { ReviewStore } from './review-store.ts';
import type { TimelineView } from './timeline-view.ts';

/** One open review: what was loaded, its state, its video and what plays of it. */
export interface OpenReview {
  workspace: ReviewWorkspace;
  store: ReviewStore;
  video: VideoController;
  guide: GuidedPlayback;
  timeline: TimelineView;
  /** Whose drafts are written (lib/drafts.ts). */
  owner: string;
}

const Context = createContext<OpenReview | null>(null);

/** Gives the review to the parts inside. */
export const OpenReviewProvider = Context.Provider;

/** The review that the part belongs to. */
export function useOpenReview(): OpenReview {
  const review = useContext(Context);
  if (!review) throw new Error('This part belongs into a review workspace.');
  return review;
}

/** A part of the state; `select` returns something that compares by identity. */
export function useReviewState<T>(select: (state: ReviewState) => T): T {
  const { store } = useOpenReview();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** How saving stands. */
export function useSaveState() {
  const { saver } = useOpenReview().store;
  return useSyncExternalStore(saver.subscribe, saver.getState);
}
