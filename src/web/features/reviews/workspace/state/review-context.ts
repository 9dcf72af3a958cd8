// The context of an open workspace.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import type { GuidedPlayback } from '../../playback/guided-playback.ts';
import type { ReviewState } from './review-state.ts';
import type { ReviewStore } from './review-store.ts';
import type { TimelineView } from './timeline-view.ts';

/** An open review: loaded data, state, video and playback. */
export interface OpenReview {
  workspace: ReviewWorkspace;
  store: ReviewStore;
  video: VideoController;
  guide: GuidedPlayback;
  timeline: TimelineView;
  /** Owner of the drafts (lib/drafts.ts). */
  owner: string;
}

const Context = createContext<OpenReview | null>(null);

export const OpenReviewProvider = Context.Provider;

/** The current review. */
export function useOpenReview(): OpenReview {
  const review = useContext(Context);
  if (!review) throw new Error('This part belongs into a review workspace.');
  return review;
}

/** Part of the state; `select` returns something that compares by identity. */
export function useReviewState<T>(select: (state: ReviewState) => T): T {
  const { store } = useOpenReview();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The saving state. */
export function useSaveState() {
  const { saver } = useOpenReview().store;
  return useSyncExternalStore(saver.subscribe, saver.getState);
}
