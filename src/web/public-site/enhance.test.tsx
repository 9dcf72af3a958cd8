// The theme menu with its script.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ThemeMenu } from './parts/theme-menu.tsx';

test('the theme menu applies and remembers a theme, and closes as people expect', async () => {
  document.body.innerHTML = `${renderToStaticMarkup(<ThemeMenu />)}<p>Elsewhere</p>`;
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
  document.body.innerHTML = '';
});
