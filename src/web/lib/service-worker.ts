// The service worker's start, from the application.

/**
 * Registers `/service-worker.js` once the first screen has loaded, so that it does not compete with it. Logging out removes it
 * with everything else that this site keeps in the browser; the next start of the application brings it back.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Without it everything works but the offline page: private windows and strict settings may refuse it.
    navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  });
}
