// A browser of someone who wants no motion, for tests.

import { cdp } from 'vitest/browser';

/** Chromium's own protocol; its full types would bring those of Node into the web. */
interface Protocol {
  send(method: 'Emulation.setEmulatedMedia', parameters: object): Promise<unknown>;
}

async function prefer(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', { features });
}

let isReduced = false;

/** From now until the end of the test the browser asks for reduced motion. */
export async function reduceMotion(): Promise<void> {
  isReduced = true;
  await prefer('reduce');
}

/** Ends what `reduceMotion` began. */
export async function allowMotion(): Promise<void> {
  if (isReduced) await prefer('no-preference');
  isReduced = false;
}

/** The animations that run in an element and in everything within it, by name. */
export function animationsIn(element: Element): string[] {
  return element
    .getAnimations({ subtree: true })
    .flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : []));
}
