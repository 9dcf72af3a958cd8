// Handles the keys of the workspace.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { belongsToFocus, isTyping } from '#web/lib/keys/focus.ts';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { learnKey } from '../../shared/keys/keyboard-layout.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { commandOfKey } from '../state/keys/review-keys.ts';
import { isShortcut, type WritingPlace } from '../state/keys/writing-place.ts';
import { padShown } from '../state/pad-preference.ts';
import type { OpenReview } from '../state/review-context.ts';
import type { ReviewStore } from '../state/review-store.ts';
import { runCommand, type ScreenActions } from './run-command.ts';

interface KeyActions extends ScreenActions {
  /** Focuses the place where single keys are heard. */
  leaveField(): void;
}

/**
 * Handles single keys wherever the focus does not need them; if shortcuts are off, only undo. Escape leaves a field, so that single keys
 * work again. While a note is open, letters are its text.
 */
export function useReviewKeys(review: OpenReview, writing: WritingPlace, actions: KeyActions): void {
  const isOn = useKeysOn();
  const isPadOn = usePreference(padShown) && !review.store.isReadOnly;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // In a layout effect: a key pressed before a later effect would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = commandKey(event);
      if (event.defaultPrevented || key === '') return;
      learnKey(event);
      if (key === 'Escape' && isOn && isTyping(event.target)) return latest.current.leaveField();
      if (belongsToFocus(event.target, key) || isOpening() || takenAhead(review.store, event)) return;
      const command = commandOfKey(event, isPadOn);
      if ((command || key.length === 1) && writing.take(event)) return;
      if (!command) return;
      if (!isOn && command.kind !== 'undo' && command.kind !== 'redo') return;
      // Space would scroll the page, and the letter would be typed into the note's field.
      event.preventDefault();
      // A held key keeps seeking, but does not create more notes.
      if (!event.repeat || command.kind === 'skip' || command.kind === 'frame')
        runCommand(review, command, latest.current, event.code);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, isPadOn, review, writing]);
}

/** Whether something is opening that keys pressed now are meant for. */
function isOpening(): boolean {
  return document.querySelector('[data-opening]') !== null;
}

/** Keeps a character typed for a field that is still loading. Returns whether it did. */
function takenAhead(store: ReviewStore, event: KeyboardEvent): boolean {
  const isWaiting = document.querySelector('[data-pending-field]') !== null;
  const key = commandKey(event);
  if (!isWaiting || key.length !== 1 || isShortcut(event)) return false;
  event.preventDefault();
  store.typeAhead(store.getState().typedAhead + key);
  return true;
}
