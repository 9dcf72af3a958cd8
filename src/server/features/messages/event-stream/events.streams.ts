// The event stream: which data each browser has to refetch.

import { type ChangeTopic, changeTopics, privateTopics } from '#contract/changes.ts';
import type { DeliveredEvent } from '#server/events/event-hub.ts';
import { findMissedEvents } from '#server/events/events.queries.ts';
import type { OpenStream, StreamHandlers } from '#server/http/table/serve-streams.ts';

/** Most streams per person and process; another one ends the oldest. */
export const maxStreams = 50;
/** How often a stream checks its session, in milliseconds; ending a session also ends the stream at once. */
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
    /** Ends the stream if its session has ended. */
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

    /** Private topics are not sent to windows that view the product as the person. */
    const heard = (changed: readonly ChangeTopic[]) =>
      changed.filter((subject) => !actor.isViewing || !privateTopics.includes(subject));
    let last = query.after;
    /** Events during catch-up are queued, so that a browser never receives an event before an earlier one. */
    const caughtUp = Promise.withResolvers<void>();
    const tell = async ({ id, subjects: changed }: DeliveredEvent) => {
      await caughtUp.promise;
      last = Math.max(last, id);
      // The session has ended.
      if (changed.includes('account') && !(await isChecked())) return;
      if (heard(changed).length === 0) return;
      stream.send('changed', { subjects: heard(changed), isEverything: false }, last);
    };
    stream.onEnd(await context.events.listen({ personId: actor.id, tell: (event) => void tell(event) }));
    if (actor.isViewing) {
      // Ending the real account's session ends this stream too.
      const look = ({ subjects: changed }: DeliveredEvent) => void (changed.includes('account') && isChecked());
      stream.onEnd(await context.events.listen({ personId: actor.real.id, tell: look }));
    }

    const { latest, isKnown, subjects: missed } = await findMissedEvents(context.db, actor.id, query.after);
    last = Math.max(last, latest);
    stream.send('changed', { subjects: heard(isKnown ? missed : changeTopics), isEverything: !isKnown }, last);
    caughtUp.resolve();
  },
};

/** Registers the stream with its person, and ends the oldest beyond the limit. */
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
