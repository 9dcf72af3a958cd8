// The chosen theme as this browser keeps it; without React, since the public pages use it too.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** Whether a text names a theme. */
export function isTheme(text: string | null): text is Theme {
  return themes.some((theme) => theme === text);
}

/** The person's choice; "system" when there is none, or when the browser keeps nothing. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey);
    return isTheme(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme at once, and remembers it in this browser. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}
