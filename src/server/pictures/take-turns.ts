// Work that is done one piece at a time.

/** Makes a queue: each piece of work starts once the one before has ended, well or badly. */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

/**
 * The turns of sharp. Its work runs on the few threads that also check passwords: pictures that take all of them keep everybody from
 * signing in.
 */
export const inTurnWithPictures = takeTurns();
