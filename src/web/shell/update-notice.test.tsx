// A window that was opened before the product was updated.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { productUpdate, watchForUpdate } from '#web/lib/service-worker/product-update.ts';
import { eventually } from '#web/testing/eventually.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UpdateNotice } from './update-notice.tsx';

const realFetch = window.fetch;
const start = document.createElement('script');
let stop: () => void;

beforeEach(() => {
  start.type = 'module';
  // Never run.
  start.setAttribute('src', 'data:text/javascript,/*app-of-before*/');
  document.head.prepend(start);
  stop = watchForUpdate();
});
afterEach(() => {
  stop();
  start.remove();
  productUpdate.dismiss();
  window.fetch = realFetch;
});

/** Shows the notice, with a server that answers pages like this, and lets the loading of a part fail. */
function failWith(answer: () => Response) {
  renderScreen(<UpdateNotice />);
  const asked = vi.fn(async () => answer());
  window.fetch = asked;
  window.dispatchEvent(new Event('vite:preloadError'));
  return asked;
}
const notice = page.getByRole('alert');
const pageWith = (scripts: readonly string[]) =>
  new Response(scripts.map((src) => `<script type="module" src="${src}"></script>`).join(''));
/** The scripts that this page began with: the application's, and those of the test. */
const scriptsHere = () =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src') ?? '');

describe('when a part cannot be loaded', () => {
  it('because the product was updated, says so and that the text is kept, until told to wait or to reload', async () => {
    failWith(() => pageWith([...scriptsHere().slice(1), '/assets/app-of-today.js']));
    await expect.element(notice.getByText(/was updated/)).toBeVisible();
    await expect.element(notice.getByText(/What you wrote is kept on this device/)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await eventually(() => expect(browserNavigation.reload).toHaveBeenCalledOnce());
    await page.getByRole('button', { name: 'Later' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    window.dispatchEvent(new Event('vite:preloadError'));
    await expect.element(notice).toBeVisible();
  });

  it.each([
    ['the server has the same version', () => pageWith(scriptsHere())],
    ['a network on the way answers with a page of its own', () => new Response('<h1>Hotel</h1><script src="/go.js">')],
    ['the server is being started again', () => new Response('Not yet', { status: 503 })],
    [
      'there is no connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('says nothing of an update while %s', async (_, answer) => {
    const asked = failWith(answer);
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    // The answer has been read once a later turn of the browser comes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(notice).not.toBeInTheDocument();
  });
});
