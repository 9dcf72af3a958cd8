// Waits for asynchronous results on busy machines.

import { vi } from 'vitest';

/** As long as `expect.poll` waits (vitest.config.ts), in milliseconds: one second, Vitest's own limit, is little on a busy machine. */
const timeout = 30_000;

/** Retries until the expectation holds; fails with its last failure. */
export function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expectation, { timeout, interval: 20 });
}
