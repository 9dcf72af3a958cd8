// What an address shows while the scripts are on their way and it is being found out who is signed in.

import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFirstPaint, renderWithoutScripts } from './first-paint.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

it.each(Object.entries(renderFirstPaint()))('the shape %s has a spinner over it', async (_, html) => {
  document.body.innerHTML = html;
  const status = page.getByRole('status');
  await expect.element(status).toMatchTextContent('Loading...');
  const spinner = status.element().querySelector('[aria-hidden]');
  expect(spinner?.getBoundingClientRect().width).toBeGreaterThan(0);
  expect(getComputedStyle(spinner as Element).animationName).toBe('spin');
});

it('what is read without JavaScript names the pages that do without it', () => {
  document.body.innerHTML = renderWithoutScripts();
  expect(document.body.textContent).toContain('This part of Pala needs JavaScript');
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['start page', '/'],
    ['help center', '/help-center'],
    ['privacy policy', '/privacy-policy'],
  ]);
});
