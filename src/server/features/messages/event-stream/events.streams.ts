// The stream of changes: each browser hears what its windows have to read again.

import { type ChangeTopic, changeTopics, privateTopics } from '#contract/changes.ts';
import type { DeliveredEvent } from '#server/events/event-hub.ts';
import { findMissedEvents } from '#server/events/events.queries.ts';
import type { OpenStream, StreamHandlers } from '#server/http/table/serve-streams.ts';

/** Browsers of one person that may listen at once in one process; one more ends the one that began first. */
export const maxStreams = 50;
/** How often a stream makes sure that its session still stands, in milliseconds; what ends sessions tells it at once. */
const recheckMs = 120_000;

const openOf = new Map<string, Set<OpenStream<'changes'>>>();

/** The stream of changes. */
export const eventStreams: StreamHandlers = {
  async changes({ actor, query, context, stream }) {
    if (query.as !== undefined && query.as !== actor.id) {
      stream.send('ended', { reason: 'other-person' });
      return stream.end();
    }
    makeRoom(actor.real.id, stream);
    /** Ends the stream unless its session still stands. */
    const isChecked = async () => {
      const isAllowed = await stream.isStillAllowed();
      if (!isAllowed) {
        stream.send('ended', { reason: 'signed-out' });
        stream.end();
      }
      return isAllowed;
    };
    const timer = setInterval(() => void isChecked(), recheckMs);
    stream.onEnd(() => clearInterval(timer));

    /** Nothing that is its person's alone is heard by a window that views the product as them. */
    const heard = (changed: readonly ChangeTopic[]) =>
      changed.filter((subject) => !actor.isViewing || !privateTopics.includes(subject));
    let last = query.after;
    /** What comes while the browser still catches up waits: whoever has heard of an event has missed none before. */
    const caughtUp = Promise.withResolvers<void>();
    const tell = async ({ id, subjects: changed }: DeliveredEvent) => {
      await caughtUp.promise;
      last = Math.max(last, id);
      // Whose session is over has nothing more to look at.
      if (changed.includes('account') && !(await isChecked())) return;
      if (heard(changed).length === 0) return;
      stream.send('changed', { subjects: heard(changed), isEverything: false }, last);
    };
    stream.onEnd(await context.events.listen({ personId: actor.id, tell: (event) => void tell(event) }));
    if (actor.isViewing) {
      // What ends the session of the account behind a view ends this stream.
      const look = ({ subjects: changed }: DeliveredEvent) => void (changed.includes('account') && isChecked());
      stream.onEnd(await context.events.listen({ personId: actor.real.id, tell: look }));
    }

    const { latest, isKnown, subjects: missed } = await findMissedEvents(context.db, actor.id, query.after);
    last = Math.max(last, latest);
    stream.send('changed', { subjects: heard(isKnown ? missed : changeTopics), isEverything: !isKnown }, last);
    caughtUp.resolve();
  },
};

/** Counts the stream among its person's, and ends the oldest of too many with a word. */
function makeRoom(personId: string, stream: OpenStream<'changes'>): void {
  const those = openOf.get(personId) ?? new Set();
  openOf.set(personId, those.add(stream));
  stream.onEnd(() => {
    those.delete(stream);
    if (those.size === 0) openOf.delete(personId);
  });
  const [oldest] = those;
  if (those.size <= maxStreams || oldest === undefined) return;
  oldest.send('ended', { reason: 'too-many' });
  oldest.end();
}
