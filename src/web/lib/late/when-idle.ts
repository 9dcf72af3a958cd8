// Runs low-priority work when the browser is idle.

/** Runs something when the browser is idle, after `limit` milliseconds at the latest. The answer takes it back. */
export function whenIdle(run: () => void, limit = 5000): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: limit });
  return () => cancelIdleCallback(callback);
}

let turn = Promise.resolve();

/** As `whenIdle`, for small work of many: each has a quiet moment of its own, one after the other. */
export function whenIdleInTurn(run: () => void): () => void {
  let isOver = false;
  turn = turn
    .then(() => untilIdle())
    .then(() => {
      if (!isOver) run();
    });
  return () => {
    isOver = true;
  };
}

/** Resolves when the browser is idle, after `limit` milliseconds at the latest. */
export function untilIdle(limit?: number): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, limit));
}
