// Notices that the product was updated since this window was opened: parts that it loads later may be gone from the server by then.

import { createListeners } from '#web/lib/listeners.ts';

const { subscribe, notify } = createListeners();
let isOutdated = false;

/** Whether this window is of a version before the server's, for `useSyncExternalStore`; known once a part could not be loaded. */
export const productUpdate = {
  subscribe,
  isOutdated: () => isOutdated,
  /** The person has read it. The next part that cannot be loaded says it again. */
  dismiss: () => setOutdated(false),
};

/** Looks whenever a part could not be loaded whether an update is why. Returns how to stop that. */
export function watchForUpdate(): () => void {
  const look = async () => {
    if (await hasServerOthers(startScripts())) setOutdated(true);
  };
  const onFailure = () => void look();
  // From Vite's preload errors. The failure itself is still handled by the caller.
  window.addEventListener('vite:preloadError', onFailure);
  return () => window.removeEventListener('vite:preloadError', onFailure);
}

function setOutdated(next: boolean): void {
  isOutdated = next;
  notify();
}

/** The addresses of the scripts that this window began with; each version has another among them. */
function startScripts(): string[] {
  return [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src') ?? '');
}

/** Whether the server answers, and begins the application with other scripts. */
async function hasServerOthers(scripts: readonly string[]): Promise<boolean> {
  if (scripts.length === 0) return false;
  try {
    // An address of the application for visitors and for people who are signed in.
    const answer = await fetch('/auth', { cache: 'no-store', headers: { accept: 'text/html' } });
    const page = await answer.text();
    // A network on the way may answer with a page of its own.
    return answer.ok && page.includes('src="/assets/') && !scripts.every((script) => page.includes(script));
  } catch {
    return false;
  }
}
