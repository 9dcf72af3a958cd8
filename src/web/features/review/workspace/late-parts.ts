// The parts of the workspace that are loaded after it: brought in while the coach reads, so that no part is missing without a network.

import { type ComponentType, createElement, lazy } from 'react';
import { savesData } from '#web/lib/late/data-saving.ts';
import { untilQuiet } from '#web/lib/late/when-quiet.ts';

/** The longest that one of many waits for a quiet moment, in milliseconds: a video that plays may leave none, and the network may go. */
const longestWait = 1000;

const loaders: (() => Promise<unknown>)[] = [];
const restarts: (() => void)[] = [];

/** Says that something is needed later. Returns how to load it. */
export function latePart<T>(load: () => Promise<T>): () => Promise<T> {
  loaders.push(load);
  return load;
}

/** A component of which the same is true. Once its loading has failed it stays so until `restartLateParts`. */
export function lateLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  latePart(load);
  let hasFailed = false;
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  let Part = begin();
  restarts.push(() => {
    // One that is here stays as it is, with whatever is being typed in it.
    if (!hasFailed) return;
    hasFailed = false;
    Part = begin();
  });
  return function LatePart(props: P) {
    return createElement(Part as ComponentType<P>, props);
  };
}

/**
 * Asks for everything that is needed later, one thing in each quiet moment: asking for all at once would hold up who types. Returns how to
 * call that off. What fails is loaded when it is needed, and so is everything for whoever saves data: there the service worker alone has what a
 * coach without a network needs.
 */
export function loadLateParts(): () => void {
  if (savesData()) return () => {};
  let isOver = false;
  const askForAll = async () => {
    for (const one of loaders) {
      await untilQuiet(longestWait);
      if (isOver) return;
      one().catch(() => {});
    }
  };
  void askForAll();
  return () => {
    isOver = true;
  };
}

/** Lets what could not be loaded be tried again. */
export function restartLateParts(): void {
  for (const restart of restarts) restart();
}
