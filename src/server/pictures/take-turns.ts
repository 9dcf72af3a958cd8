// Runs tasks one at a time.

/** Creates a queue: each task starts once the previous one has settled. */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

/**
 * The queue of sharp, whose work shares a few threads with password hashing: pictures on all of them would keep people from
 * signing in.
 */
export const takeSharpTurn = takeTurns();
