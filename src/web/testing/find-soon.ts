// What comes onto the screen is found when it comes: Vitest looks again after pauses that grow to half a second.

import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

const { setTimeout, clearTimeout } = window;

/** Settles when something in the page changes; after a moment in any case, since styles and sizes change without a word. */
function change(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, 50);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** From now on locators look again whenever the page has changed. */
export function findSoon(): void {
  const locators = Object.getPrototypeOf(page.elementLocator(document.body)) as Locator;
  const { findElement } = locators;
  locators.findElement = async function (options) {
    const until = performance.now() + (options?.timeout ?? 30_000);
    // With a fake clock, Vitest's own polling moves it.
    while (!vi.isFakeTimers() && performance.now() < until) {
      const [element, another] = this.elements();
      if (another) break;
      if (element) return element;
      await change();
    }
    return findElement.call(this, options);
  };
}
