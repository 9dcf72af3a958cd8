// An event stream like a browser's: reopened when it breaks.

import { setTimeout as pause } from 'node:timers/promises';
import { streams } from '#contract/streams.ts';

export interface EventStream {
  /** Resolves at the next event of a topic, or after so many milliseconds at the latest. */
  next(subject: string, patience: number): Promise<void>;
  /** Resolves once it was reopened after a break. */
  reopened: Promise<void>;
  close(): void;
}

/** Opens a stream and waits until it is open. */
export async function openEventStream(address: () => string, cookie: string): Promise<EventStream> {
  const stop = new AbortController();
  const listeners = new Set<(chunk: string) => void>();
  const [opened, reopened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  const keepOpen = async () => {
    while (!stop.signal.aborted) {
      try {
        const answer = await fetch(address() + streams.changes.path, { headers: { cookie }, signal: stop.signal });
        if (!answer.ok || !answer.body) throw new Error(String(answer.status));
        times += 1;
        if (times === 1) opened.resolve();
        else reopened.resolve();
        for await (const chunk of answer.body.pipeThrough(new TextDecoderStream()))
          for (const listener of listeners) listener(chunk);
      } catch {
        await pause(100);
      }
    }
  };
  void keepOpen();
  await opened.promise;
  return {
    reopened: reopened.promise,
    async next(subject, patience) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const listener = (chunk: string) => chunk.includes(`"${subject}"`) && resolve();
      listeners.add(listener);
      await Promise.race([promise, pause(patience, undefined, { ref: false })]);
      listeners.delete(listener);
    },
    close: () => stop.abort(),
  };
}
