// Listens to the keys of the workspace.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { usePreference } from '../state/device-preference.ts';
import { learnKey } from '../state/keys/keyboard-layout.ts';
import { useKeysOn } from '../state/keys/keys-preference.ts';
import { belongsToFocus, commandOfKey, isTyping } from '../state/keys/review-keys.ts';
import { isShortcut, type WritingPlace } from '../state/keys/writing-place.ts';
import { padShown } from '../state/pad-preference.ts';
import type { OpenReview } from '../state/review-context.ts';
import type { ReviewStore } from '../state/review-store.ts';
import { runCommand, type ScreenActions } from './run-command.ts';

interface KeyActions extends ScreenActions {
  /** Puts the focus where single keys are heard. */
  leaveField(): void;
}

/**
 * Obeys single keys wherever the focus is, except where the focus needs them itself; not at all when switched off, but for undo, which
 * is no single key. Escape leaves a field, so that single keys are heard again. While a note is open, they are its words.
 */
export function useReviewKeys(review: OpenReview, writing: WritingPlace, actions: KeyActions): void {
  const isOn = useKeysOn();
  const isPadOn = usePreference(padShown) && !review.store.isReadOnly;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // Before the workspace is seen: what else is to happen then may wait for a moment, and a key pressed in it would be lost.
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
      // Space would scroll the page, and the letter would be the first one in the note's field.
      event.preventDefault();
      // A key held down goes on seeking, but does not fill the review with notes.
      if (!event.repeat || command.kind === 'skip' || command.kind === 'frame')
        runCommand(review, command, latest.current, event.code);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, isPadOn, review, writing]);
}

/** Whether something is opening that has not come yet: keys that are pressed meanwhile are meant for it. */
function isOpening(): boolean {
  return document.querySelector('[data-opening]') !== null;
}

/** Keeps a sign that is typed for a field which is on its way. Whether it was one. */
function takenAhead(store: ReviewStore, event: KeyboardEvent): boolean {
  const isWaiting = document.querySelector('[data-field-in-waiting]') !== null;
  const key = commandKey(event);
  if (!isWaiting || key.length !== 1 || isShortcut(event)) return false;
  event.preventDefault();
  store.typeAhead(store.getState().typedAhead + key);
  return true;
}
