// One window of a browser listens to the server for all of them, whatever becomes of it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeTopic } from '#contract/changes.ts';
import { FakeEventSource } from '#web/testing/fake-event-source.ts';
import { type SharedStream, shareStream } from './shared-stream.ts';

/** A channel between windows, some of which have stopped without a word. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  isStopped = false;
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
    FakeChannel.open.add(this);
  }

  postMessage(word: unknown): void {
    if (this.isStopped) return;
    for (const other of FakeChannel.open) {
      if (other === this || other.#name !== this.#name) continue;
      queueMicrotask(() => {
        if (other.isStopped || !FakeChannel.open.has(other)) return;
        other.dispatchEvent(new MessageEvent('message', { data: word }));
      });
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

interface Window {
  stream: SharedStream;
  heard: ChangeTopic[];
  ended: string[];
  isSeen: boolean;
  /** It hears and says nothing any more, and its connection is gone or hangs. */
  stop(): void;
  resume(): void;
}

const windows: Window[] = [];

function openWindow({ session = 'maja', isSeen = true } = {}): Window {
  const opened: Window = {
    heard: [],
    ended: [],
    isSeen,
    stop: () => {},
    resume: () => {},
    stream: shareStream({
      session,
      personId: '01890000-0000-7000-8000-000000000001',
      isSeen: () => opened.isSeen,
      onChange: (changed) => opened.heard.push(...changed),
      onEnd: (reason) => opened.ended.push(reason),
    }),
  };
  const channel = [...FakeChannel.open].at(-1);
  opened.stop = () => void (channel && (channel.isStopped = true));
  opened.resume = () => void (channel && (channel.isStopped = false));
  opened.stream.join();
  windows.push(opened);
  return opened;
}

const isOpen = ({ readyState }: FakeEventSource) => readyState !== FakeEventSource.CLOSED;
const openStreams = () => FakeEventSource.opened.filter(isOpen);
const afterOf = ({ url }: FakeEventSource) => new URL(url, 'http://pala.test').searchParams.get('after');
/** Lets what is under way happen. */
const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms);

/** The server tells something on the only stream there is. */
async function tell(id: number, ...subjects: ChangeTopic[]): Promise<FakeEventSource> {
  const [stream, ...others] = openStreams();
  expect(others).toEqual([]);
  stream?.tell('changed', { subjects, isEverything: false }, id);
  await settle();
  return stream as FakeEventSource;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  for (const { stream } of windows.splice(0)) stream.leave();
  FakeChannel.open.clear();
  FakeEventSource.opened.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('twelve windows', () => {
  it.each([
    ['one after the other', 200],
    ['at once', 0],
  ])('opened %s share one stream, and each hears what changes', async (_, pause) => {
    for (let count = 0; count < 12; count += 1) {
      openWindow();
      await settle(pause);
      // The first one connects when it has heard of no other.
      if (pause > 0 && count === 0) await tell(5);
    }
    await settle();
    await tell(6, 'message');
    expect(FakeEventSource.opened).toHaveLength(1);
    for (const { heard } of windows) expect(heard).toEqual(['message']);
  });

  it('of two sessions hear nothing of each other', async () => {
    const maja = openWindow();
    await settle();
    const freja = openWindow({ session: 'freja' });
    await settle();
    const [first, second] = openStreams();
    first?.tell('changed', { subjects: ['goal'], isEverything: false }, 5);
    second?.tell('changed', { subjects: ['level'], isEverything: false }, 6);
    await settle();
    expect([maja.heard, freja.heard]).toEqual([['goal'], ['level']]);
  });

  it('all hear that the session is over', async () => {
    openWindow();
    openWindow();
    await settle();
    const stream = await tell(5);
    stream.tell('ended', { reason: 'signed-out' });
    await settle(60_000);
    expect(openStreams()).toEqual([]);
    expect(windows.map(({ ended }) => ended)).toEqual([['signed-out'], ['signed-out']]);
  });
});

describe('when the leading window', () => {
  /** A leader and two others, all of which have heard event 7. */
  async function openThree() {
    const leader = openWindow();
    await settle();
    await tell(5);
    const others = [openWindow(), openWindow()];
    await settle();
    await tell(7, 'goal');
    return { leader, others, stream: openStreams()[0] as FakeEventSource };
  }

  async function expectHandedOver(others: Window[]) {
    const [stream] = openStreams();
    expect(afterOf(stream as FakeEventSource)).toBe('7');
    await tell(8, 'message');
    for (const { heard } of others) expect(heard).toEqual(['goal', 'message']);
    expect(FakeEventSource.opened).toHaveLength(2);
  }

  it('is closed, another one continues from the last event at once', async () => {
    const { leader, others } = await openThree();
    leader.stream.leave();
    await settle();
    await expectHandedOver(others);
  });

  it('is suspended, another one takes over, and it still receives', async () => {
    const { leader, others } = await openThree();
    leader.isSeen = false;
    leader.stream.handOver();
    await settle();
    await expectHandedOver([leader, ...others]);
  });

  it('crashes or hangs silently, another one takes over', async () => {
    const { leader, others, stream } = await openThree();
    leader.stop();
    await settle(20_000);
    stream.close();
    await expectHandedOver(others);
  });

  it('loses its connection, another one takes over, and it hears from that one', async () => {
    const { leader, others, stream } = await openThree();
    stream.lose();
    await settle(20_000);
    const [second] = openStreams().filter((one) => one !== stream);
    second?.tell('changed', { subjects: [], isEverything: false }, 7);
    await settle();
    expect(isOpen(stream)).toBe(false);
    await expectHandedOver([leader, ...others]);
  });

  it('is closed, hidden windows wait until one is visible', async () => {
    const { leader, others } = await openThree();
    for (const other of others) other.isSeen = false;
    leader.stream.leave();
    await settle(60_000);
    expect(openStreams()).toEqual([]);
    const seen = others[1] as Window;
    seen.isSeen = true;
    seen.stream.join();
    await settle();
    await expectHandedOver(others);
  });
});

describe('a window', () => {
  it('loaded during a change receives it from the leader', async () => {
    openWindow();
    await settle();
    await tell(5, 'review');
    const late = openWindow();
    await settle();
    const hidden = openWindow({ isSeen: false });
    await settle();
    expect(late.heard).toEqual(['review']);
    expect(hidden.heard).toEqual(['review']);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('that slept becomes the leader and catches up from its last event', async () => {
    const sleeper = openWindow();
    await settle();
    await tell(5);
    sleeper.isSeen = false;
    sleeper.stream.handOver();
    sleeper.stop();
    await settle(600_000);
    const other = openWindow();
    await settle();
    await tell(60);
    sleeper.resume();
    sleeper.isSeen = true;
    sleeper.stream.join();
    await settle();
    const catchingUp = openStreams().at(-1) as FakeEventSource;
    expect(afterOf(catchingUp)).toBe('5');
    catchingUp.tell('changed', { subjects: ['review'], isEverything: false }, 60);
    await settle();
    expect(openStreams()).toEqual([catchingUp]);
    await tell(61, 'goal');
    expect([sleeper.heard, other.heard]).toEqual([
      ['review', 'goal'],
      ['review', 'goal'],
    ]);
  });

  it('that takes over starts from the least recent window’s last event', async () => {
    const hidden = openWindow();
    await settle();
    await tell(5);
    hidden.isSeen = false;
    hidden.stream.handOver();
    await settle(600_000);
    const seen = openWindow();
    await settle();
    expect(openStreams().map(afterOf)).toEqual(['5']);
    await tell(70, 'video');
    expect([hidden.heard, seen.heard]).toEqual([['video'], ['video']]);
  });
});

describe('while the server refuses', () => {
  it('one window retries with growing pauses, and all receive once it answers', async () => {
    for (let count = 0; count < 3; count += 1) openWindow();
    await settle();
    for (let seconds = 0; seconds < 120; seconds += 1) {
      for (const stream of openStreams()) stream.refuse();
      await settle(1_000);
      expect(openStreams().length).toBeLessThanOrEqual(1);
    }
    expect(FakeEventSource.opened.length).toBeLessThan(40);
    await settle(60_000);
    await tell(5, 'goal');
    for (const { heard } of windows) expect(heard).toEqual(['goal']);
  });
});
