// All the JavaScript of the public pages: the theme menu. Everything else works without.

import { chooseTheme, isTheme, readTheme } from '#web/lib/theme/theme-choice.ts';

// The landing page holds one for each of its two versions.
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-theme-menu]')) bringToLife(menu);

/** Shows the chosen theme each time the menu opens, applies another, and closes the menu as people expect. */
function bringToLife(menu: HTMLDetailsElement): void {
  const choices = [...menu.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  menu.addEventListener('toggle', () => {
    const theme = readTheme();
    for (const choice of choices) choice.checked = choice.value === theme;
  });
  menu.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && isTheme(target.value)) chooseTheme(target.value);
  });

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Nothing takes focus when the pointer presses plain text: that is for the click above to judge.
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}
