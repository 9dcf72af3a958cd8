// Runs the command of a key.

import { t } from '@lingui/core/macro';
import { toast } from '#web/ui/feedback/toast.tsx';
import { didItChangeId, hasQuestion } from '../did-it-change/asked-priorities.ts';
import { pressPadPart, switchPad, undoPadPress } from '../match/pad-actions.ts';
import { goToNeighbourRally, markRally, switchPointsOnly } from '../match/rally-actions.ts';
import { editChosenNote, endNoteHere, openBoard, playRange, removeChosenNote } from '../notes/chosen-note.ts';
import { switchFocusMode } from '../state/focus-mode.ts';
import type { ReviewCommand } from '../state/keys/key-table.ts';
import { isWriting } from '../state/keys/review-keys.ts';
import {
  beginNote,
  focusInvalidTime,
  goToNeighbour,
  skip,
  stepFrame,
  stepSpeed,
  toggleReplay,
  zoomTimeline,
} from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';
import { holdKey } from '../voice/hold.ts';
import { speak } from '../voice/speak-command.ts';

/** Actions that only the screen can do. */
export interface ScreenActions {
  /** Opens the list of shortcuts. */
  openLegend(): void;
  /** Opens a part of the review by its number, from 1. */
  goToPart(number: number): void;
  /** Focuses the search of the notes. */
  search(): void;
  /** Opens the notes tab. */
  showNotes(): void;
}

/** Runs a command; in a read-only review, only those that change nothing. `code` is the key's physical position. */
export function runCommand(review: OpenReview, command: ReviewCommand, screen: ScreenActions, code: string): void {
  if (review.store.isReadOnly && isWriting(command)) return;
  switch (command.kind) {
    case 'note':
      return beginNote(review, command.type);
    case 'speak':
      return speak(review, holdKey(code));
    case 'edit-note':
      return editChosenNote(review);
    case 'delete-note':
      // Shows the list, so that the deletion is visible.
      screen.showNotes();
      return removeChosenNote(review);
    case 'end-note':
      return endNoteHere(review);
    case 'play-range':
      return playRange(review);
    case 'board':
      return openBoard(review);
    case 'search':
      return screen.search();
    case 'go-to-note':
      return goToNeighbour(review, command.direction);
    case 'rally':
      return markRally(review);
    case 'points-only':
      return switchPointsOnly(review);
    case 'go-to-rally':
      return goToNeighbourRally(review, command.direction);
    case 'show-pad':
      return switchPad(review);
    case 'pad':
      return pressPadPart(review, command.part);
    case 'pad-undo':
      return undoPadPress(review);
    case 'toggle-play':
      return review.video.toggle();
    case 'skip':
      return skip(review, command.seconds);
    case 'frame':
      return stepFrame(review, command.direction);
    case 'speed':
      return stepSpeed(review, command.direction);
    case 'zoom':
      return zoomTimeline(review, command.direction);
    case 'undo':
    case 'redo':
      return undoRedo(review, command.kind);
    case 'part':
      return screen.goToPart(command.number);
    case 'did-it-change':
      return askDidItChange(review, screen);
    case 'replay':
      return toggleReplay(review);
    case 'focus-mode':
      return switchFocusMode(review);
    case 'legend':
      return screen.openLegend();
  }
}

/** Opens the previous priorities, or says that there are none. */
function askDidItChange({ workspace, store }: OpenReview, screen: ScreenActions): void {
  const isShown = document.getElementById(didItChangeId) !== null;
  if (!isShown && !hasQuestion(workspace, store.getState().document.priorityAnswers))
    return toast({ title: t`The last review had no priorities` });
  screen.showNotes();
  store.goToField(didItChangeId);
}

/** Undoes or redoes the latest change, and says what it was. */
export function undoRedo({ store }: OpenReview, direction: 'undo' | 'redo'): void {
  if (focusInvalidTime()) return;
  const step = store[direction]();
  if (!step) return toast({ title: direction === 'undo' ? t`Nothing to undo` : t`Nothing to redo` });
  const change = step.label.toLowerCase();
  toast({ title: direction === 'undo' ? t`Undone: ${{ change }}` : t`Redone: ${{ change }}` });
}
