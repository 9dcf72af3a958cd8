// Hears from the server what others have changed, and has it read again where it is shown.

import type { QueryClient } from '@tanstack/react-query';
import { subjects } from '#contract/changes.ts';
import { type StreamEvents, streams } from '#contract/streams.ts';
import { refresh } from './what-changes.ts';

/** A window that nobody sees listens for this long, in milliseconds: browsers keep few connections to one server. */
const hiddenMs = 60_000;
/** Pauses before a refused stream is tried again, in milliseconds; a lost connection the browser itself takes up again. */
const pauses = [2_000, 5_000, 15_000, 60_000];

/**
 * Listens as long as the window is seen, and catches up when it is seen again. Of a session that is over it hears too: the next read then
 * finds out, as any other would.
 *
 * @returns how to stop
 */
export function followChanges(queryClient: QueryClient): () => void {
  let source: EventSource | null = null;
  let last = 0;
  let refusals = 0;
  let timer: number | undefined;

  function open(): void {
    window.clearTimeout(timer);
    if (source !== null) return;
    const opened = new EventSource(`${streams.changes.path}?after=${last}`);
    source = opened;
    on(opened, 'changed', ({ subjects: changed, isEverything }, id) => {
      refusals = 0;
      last = Math.max(last, id);
      refresh(queryClient, isEverything ? subjects : changed);
    });
    on(opened, 'ended', ({ reason }) => {
      close();
      // Whatever the frame shows asks once more, and learns that nobody is signed in.
      if (reason === 'signed-out') refresh(queryClient, ['notification']);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      source = null;
      timer = window.setTimeout(open, pauses[Math.min(refusals, pauses.length - 1)]);
      refusals += 1;
    });
  }

  function close(): void {
    window.clearTimeout(timer);
    source?.close();
    source = null;
  }

  function look(): void {
    if (document.visibilityState === 'visible') return open();
    window.clearTimeout(timer);
    timer = window.setTimeout(close, hiddenMs);
  }

  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    close();
  };
}

type Events = StreamEvents<'changes'>;

function on<E extends keyof Events>(source: EventSource, name: E, hear: (data: Events[E], id: number) => void): void {
  source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
    hear(JSON.parse(data) as Events[E], Number(lastEventId)),
  );
}
