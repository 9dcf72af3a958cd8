// Single keys of a screen beside a video.

import { useLayoutEffect, useRef } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { belongsToFocus, isTyping } from '#web/lib/keys/focus.ts';
import { useKeysOn } from './keys-preference.ts';

interface ScreenKeys<Command> {
  /** The command of a key press, or null. */
  commandOf: (press: KeyboardEvent) => Command | null;
  run: (command: Command) => void;
  /** Commands that a held key repeats. */
  repeats: (command: Command) => boolean;
  /** Escape in a text field, so that the keys work again. */
  leaveField: () => void;
}

/** Handles single keys wherever the focus does not need them. */
export function useScreenKeys<Command>(keys: ScreenKeys<Command>): void {
  const isOn = useKeysOn();
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // In a layout effect: a key pressed before a later effect would be lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { commandOf, run, repeats, leaveField } = latest.current;
      const key = commandKey(event);
      if (event.defaultPrevented || key === '') return;
      if (key === 'Escape' && isTyping(event.target)) return leaveField();
      if (belongsToFocus(event.target, key)) return;
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      if (!event.repeat || repeats(command)) run(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
