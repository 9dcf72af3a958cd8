// Registers and removes the service worker.

import { languageInForce } from '#domain/language/say.ts';

/**
 * Registers `/service-worker.js`, which then loads what it keeps. Logging out removes it with everything else that this site keeps in the
 * browser; the next start of the application brings it back. For who is signed in it looks whether this browser still shows pushes.
 */
export function registerServiceWorker(whoIsHere: () => Promise<object | null>): void {
  if (!('serviceWorker' in navigator)) return;
  // Without it everything works but the offline page: private windows and strict settings may refuse it.
  takeOver(whoIsHere).catch(() => {});
}

/** Starts the worker and has it look after this page, which may have been on its way while the worker took over the others. */
async function takeOver(whoIsHere: () => Promise<object | null>): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage('claim');
  active?.postMessage({ language: languageInForce() });
  if (await whoIsHere()) active?.postMessage('push');
}

/** Has the worker keep in the language in force what is read without a connection. Never rejects. */
export async function keepLanguageOffline(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ language: languageInForce() });
}

/** Longest that someone who logs out waits for the worker to go, in milliseconds. */
const removalLimit = 1_000;

/**
 * Takes the service worker out of the way of the next page. The answer to logging out deletes it while the browser is already on its way
 * to the next page, which could then wait for a worker that is no more. Never rejects.
 */
export async function removeServiceWorker(): Promise<void> {
  const removal = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
  };
  const limit = new Promise((resolve) => setTimeout(resolve, removalLimit));
  await Promise.race([removal().catch(() => {}), limit]);
}
