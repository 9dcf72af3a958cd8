// The theme menu and the choice of language with their script.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageChoice } from './parts/language-choice.tsx';
import { ThemeMenu } from './parts/theme-menu.tsx';

/** The script acts on what is there when it is loaded. */
const html = renderToStaticMarkup(
  <>
    <ThemeMenu />
    <LanguageChoice />
    <p>Elsewhere</p>
  </>,
);

test('the theme menu applies and remembers a theme, and closes as people expect; a chosen language is kept', async () => {
  document.body.innerHTML = html;
  await import('./enhance.ts');
  const menu = document.querySelector('details');
  const button = document.querySelector('summary');

  await userEvent.click(button ?? document.body);
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.getByText('Dark').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  await userEvent.keyboard('{Escape}');
  expect(menu?.open).toBe(false);
  expect(document.activeElement).toBe(button);

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByText('System').click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  await page.getByText('Elsewhere').click();
  expect(menu?.open).toBe(false);

  const danish = page.getByRole('link', { name: 'Dansk' });
  danish.element().addEventListener('click', (event) => event.preventDefault());
  await danish.click();
  expect(document.cookie).toContain('pala_language=da');
  document.cookie = 'pala_language=; path=/; max-age=0';
  document.body.innerHTML = '';
});
