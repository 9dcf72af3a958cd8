// One stream of changes for all windows of a session in one browser: one window leads and listens to the server, the others listen to it.
//
// Browsers allow six connections to a server over HTTP/1.1. The windows agree over a BroadcastChannel, which also works over plain HTTP on
// a local network, where there are no Web Locks (docs/decisions/026-events-and-freshness.md).

import { type ChangeTopic, changeTopics } from '#contract/changes.ts';
import { type StreamEvents, streams } from '#contract/streams.ts';

type Events = StreamEvents<'changes'>;
type EndReason = Events['ended']['reason'];

/** What the windows of a session tell each other. `last` is the last event that a window has heard, 0 before the first. */
type Word =
  /** "I would like to lead", or (null) "who leads?" Each window answers: the leader with a beat, the others with `heard`. */
  | { kind: 'bid'; claim: number | null; last: number }
  | { kind: 'heard'; last: number }
  /** "I am connected, from event `from` on (0: from the last moments on)", with what has changed, and what a new window may have missed. */
  | {
      kind: 'beat';
      claim: number;
      from: number;
      last: number;
      changed: readonly ChangeTopic[];
      lately: readonly ChangeTopic[];
    }
  | { kind: 'bye' }
  | { kind: 'ended'; reason: EndReason };

/** How long a window waits for answers before it leads, in milliseconds. */
const answerMs = 100;
/** How often the leader says that it is connected, and after how long without a word another window takes over, in milliseconds. */
const beatMs = 5_000;
const silentMs = 15_000;
/** How long a leader may try to connect before it lets another window try, in milliseconds. */
const stuckMs = 10_000;
/** What the server always repeats when a stream begins is somewhat more than this old, in milliseconds (`findMissedEvents`). */
const repeatedMs = 30_000;
/** Pauses before a refused stream is tried again, in milliseconds; a lost connection the browser itself takes up again. */
const pauses = [2_000, 5_000, 15_000, 60_000];

interface SharedStreamOptions {
  /** Tells one session from another: windows with the same name share a stream. */
  session: string;
  /** Whose changes are heard. */
  personId: string;
  /** Whether the window is seen: others only listen. */
  isSeen(): boolean;
  onChange(changed: readonly ChangeTopic[]): void;
  onEnd(reason: EndReason): void;
}

/** A window's part in the stream. */
export interface SharedStream {
  /** The window is seen, or has a network again: it makes sure that one of them is connected. */
  join(): void;
  /** The window may no longer be able to lead: another one that is seen takes over. It goes on listening to it. */
  handOver(): void;
  /** Hands over and stops listening. */
  leave(): void;
}

/** Takes part in the stream of a session; `join` begins. */
export function shareStream({ session, personId, isSeen, onChange, onEnd }: SharedStreamOptions): SharedStream {
  const channel = new BroadcastChannel(`changes ${session}`);
  let source: EventSource | null = null;
  /**
   * When this window began to try to lead, as a number that no other has; 0 while it follows. The earlier one tries, the later one leads.
   */
  let claim = 0;
  let isConnected = false;
  let from = 0;
  let last = 0;
  /** When this window was last known to have heard everything, in milliseconds since 1970. */
  let currentAt = 0;
  let refusals = 0;
  let passed: { at: number; changed: readonly ChangeTopic[] }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (word: Word) => channel.postMessage(word);

  function after(ms: number, step: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(step, ms);
  }

  function disconnect(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
    isConnected = false;
    claim = 0;
  }

  function follow(): void {
    disconnect();
    after(silentMs, bid);
  }

  /** Asks who leads, and leads where no window does. One that is not seen only asks what it may have missed while it was loaded. */
  function bid(): void {
    if (!isSeen()) {
      if (last === 0) say({ kind: 'bid', claim: null, last });
      return;
    }
    disconnect();
    claim = Date.now() + Math.random();
    from = last;
    say({ kind: 'bid', claim, last });
    after(answerMs, connect);
  }

  /** Begins where the window that has heard least left off. */
  function connect(): void {
    const opened = new EventSource(
      `${streams.changes.path}?${new URLSearchParams({ after: `${from}`, as: personId })}`,
    );
    source = opened;
    const hear = <E extends keyof Events>(name: E, act: (data: Events[E], id: number) => void) =>
      opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        if (source === opened) act(JSON.parse(data) as Events[E], Number(lastEventId));
      });
    hear('changed', ({ subjects, isEverything }, id) => {
      isConnected = true;
      refusals = 0;
      last = Math.max(last, id);
      const changed = isEverything ? changeTopics : subjects;
      beat(changed);
      pass(changed);
    });
    hear('ended', ({ reason }) => {
      say({ kind: 'ended', reason });
      end(reason);
    });
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      lose();
      if (opened.readyState !== EventSource.CLOSED) return;
      source = null;
      after(pauses[Math.min(refusals, pauses.length - 1)] ?? 0, connect);
      refusals += 1;
    });
  }

  /** Until it is connected again the leader is silent, and another window may take over. */
  function lose(): void {
    if (isConnected) {
      currentAt = Date.now();
      from = last;
    }
    isConnected = false;
    clearTimeout(timer);
  }

  function beat(changed: readonly ChangeTopic[] = [], lately: readonly ChangeTopic[] = []): void {
    say({ kind: 'beat', claim, from, last, changed, lately });
    after(beatMs, beat);
  }

  function end(reason: EndReason): void {
    disconnect();
    onEnd(reason);
  }

  function pass(changed: readonly ChangeTopic[]): void {
    if (changed.length === 0) return;
    const now = Date.now();
    passed = [...passed.filter(({ at }) => now - at < repeatedMs), { at: now, changed }];
    onChange(changed);
  }

  /** What a window that has just been loaded may have missed between its first read and its bid. */
  function passedLately(): ChangeTopic[] {
    return [...new Set(passed.flatMap(({ at, changed }) => (Date.now() - at < repeatedMs ? changed : [])))];
  }

  const isCurrent = () => isConnected || Date.now() - currentAt < repeatedMs;

  function answerBid(word: Word & { kind: 'bid' }): void {
    if (isConnected) return beat([], word.last === 0 ? passedLately() : []);
    hearOf(word.last);
    if (claim !== 0 && word.claim !== null) {
      if (claim < word.claim && Date.now() - claim < stuckMs) return say({ kind: 'bid', claim, last });
      follow();
    }
    if (last !== 0) say({ kind: 'heard', last });
  }

  /** While it still waits for answers, a window that bids learns how far others have heard. */
  function hearOf(others: number): void {
    if (claim !== 0 && source === null && others !== 0) from = from === 0 ? others : Math.min(from, others);
  }

  function hearBeat(word: Word & { kind: 'beat' }): void {
    const isNew = last === 0;
    const isCovered = isNew || isCurrent() || (word.from !== 0 && word.from <= last);
    if (!isCovered) {
      // The leader began after what this window has missed, which only the server still knows.
      if (isSeen() && source === null) {
        claim = Date.now() + Math.random();
        from = last;
        clearTimeout(timer);
        connect();
      }
      return;
    }
    // Of two that are connected the one that began later stays: it has a reason.
    if (isConnected && claim > word.claim) return beat();
    last = Math.max(last, word.last);
    currentAt = Date.now();
    follow();
    pass(isNew ? [...word.changed, ...word.lately] : word.changed);
  }

  channel.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'bid') answerBid(word);
    else if (word.kind === 'heard') hearOf(word.last);
    else if (word.kind === 'beat') hearBeat(word);
    else if (word.kind === 'ended') end(word.reason);
    else if (claim === 0) bid();
  });

  function handOver(): void {
    if (isConnected) currentAt = Date.now();
    const isLeading = claim !== 0;
    disconnect();
    if (isLeading) say({ kind: 'bye' });
  }

  return {
    join: () => void (source ?? bid()),
    handOver,
    leave() {
      handOver();
      channel.close();
    },
  };
}
