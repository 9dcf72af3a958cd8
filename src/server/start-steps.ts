// Waiting for the steps of a start that may be called off before it is done.

import type { Config } from './config.ts';

/** Waits for one step; rejects with the signal's reason once the start was called off. */
export type WaitForStep = <T>(step: Promise<T>) => Promise<T>;

/**
 * How the steps of a start are waited for. A PostgreSQL elsewhere may answer late or never, so its steps are left where they are; the
 * embedded database belongs to this process, so each of its steps ends first.
 *
 * @throws the reason of `signal` when the start was called off already
 */
export function makeWaitForStep({ databaseUrl }: Pick<Config, 'databaseUrl'>, signal?: AbortSignal): WaitForStep {
  if (signal === undefined) return (step) => step;
  signal.throwIfAborted();
  const calledOff = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // Usually nobody waits for it.
  calledOff.catch(() => {});
  return async (step) => {
    const done = await (databaseUrl === null ? step : Promise.race([step, calledOff]));
    signal.throwIfAborted();
    return done;
  };
}
