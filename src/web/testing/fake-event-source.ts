// A stand-in for the browser's EventSource: tests say what the server tells.

import type { StreamEvents } from '#contract/streams.ts';

type Events = StreamEvents<'changes'>;

/** A stream that tells what a test says. */
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

  /** The server refuses the stream. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** The server tells every window of the test that somebody changed these. */
export function tellChanged(...subjects: Events['changed']['subjects']): void {
  for (const source of FakeEventSource.opened) source.tell('changed', { subjects, isEverything: false });
}
