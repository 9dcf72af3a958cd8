// Light or dark: the system's choice unless the person made one. `public/theme.js` applies it before the first paint.

import { useSyncExternalStore } from 'react';
import * as choice from './theme-choice.ts';

export { type Theme, themes } from './theme-choice.ts';

const listeners = new Set<() => void>();

/** Chooses a theme, shows it at once, and remembers it in this browser. */
export function chooseTheme(theme: choice.Theme): void {
  choice.chooseTheme(theme);
  for (const listener of listeners) listener();
}

/** The chosen theme, for the switch. */
export function useTheme(): choice.Theme {
  return useSyncExternalStore(subscribe, choice.readTheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
