// A fake EventSource controlled by tests.

import type { StreamEvents } from '#contract/streams.ts';
import { eventually } from './eventually.ts';

type Events = StreamEvents<'changes'>;

/** A fake event stream. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** Every stream that was opened in the test, the latest last. */
  static readonly opened: FakeEventSource[] = [];

  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** The server tells something. */
  tell<E extends keyof Events>(event: E, data: Events[E], id = 1): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId: String(id) }));
  }

  /** The connection is lost; the browser tries again by itself. */
  lose(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** The server refuses the stream. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** The stream that is open, once there is one: a window opens it when it has heard from no other that leads. */
export function openStream(): Promise<FakeEventSource> {
  return eventually(() => {
    const open = FakeEventSource.opened.findLast(({ readyState }) => readyState !== FakeEventSource.CLOSED);
    if (open === undefined) throw new Error('No stream is open.');
    return open;
  });
}

/** The server says that these have changed. */
export async function emitChange(...subjects: Events['changed']['subjects']): Promise<void> {
  (await openStream()).tell('changed', { subjects, isEverything: false });
}
