// The court board while something on it is dragged, before the note has it: what a replay records.

import type { CourtBoard } from '#domain/reviews/court/court-board.ts';
import { createListeners } from '#web/lib/listeners.ts';

const { subscribe, notify } = createListeners();
let dragged: CourtBoard | null = null;

export const boardDrags = {
  subscribe,
  /** The board as it looks; null while nothing is dragged. */
  get: () => dragged,
  tell(board: CourtBoard | null): void {
    if (board === dragged) return;
    dragged = board;
    notify();
  },
};
