// The only JavaScript on all public pages: the theme menu, and the chosen language.

import { keepLanguage } from '#web/lib/keep-language.ts';
import { chooseTheme, isTheme, readTheme } from '#web/lib/theme/theme-choice.ts';

// The landing page has one in each of its two versions.
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-theme-menu]')) enhanceThemeMenu(menu);

// Screens and pages without an address in each language follow it, too.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a')) {
  link.addEventListener('click', () => keepLanguage(link.hreflang));
}

/** Shows the current theme, applies a new one, and closes the menu on Escape or outside clicks. */
function enhanceThemeMenu(menu: HTMLDetailsElement): void {
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
    // Clicking plain text moves focus nowhere; the click handler deals with that.
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}
