// Delivers committed events to the open streams of this process.

import type { ChangeTopic } from '#contract/changes.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { findEvents, findRecentEvents } from './events.queries.ts';
import { eventChannel } from './notify.ts';

/** A delivered event: its id and the changed topics. */
export interface DeliveredEvent {
  id: number;
  subjects: readonly ChangeTopic[];
}

/** A listening stream. */
export interface Listener {
  /** The person who gets the events. */
  personId: string;
  tell(event: DeliveredEvent): void;
}

/** The source of events for streams. */
export interface EventHub {
  /** Resolves once no later commit can be missed; call the result to stop listening. */
  listen(listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * Creates the hub of a process. From the first listener on it keeps one connection that listens for commits.
 *
 * @param onError called when events could not be read; their listeners catch up with the next ones
 */
export function createEventHub(
  { db, listen }: Pick<OpenDatabase, 'listen'> & { db: Database },
  onError: (error: unknown) => void,
): EventHub {
  const listeners = new Map<string, Set<Listener>>();
  let connection: Promise<() => Promise<void>> | null = null;
  const waiting: number[] = [];
  let isReading = false;

  function deliver(events: Awaited<ReturnType<typeof findEvents>>): void {
    for (const { id, subjects, audience } of events.toSorted((a, b) => a.id - b.id)) {
      for (const personId of audience) for (const one of listeners.get(personId) ?? []) one.tell({ id, subjects });
    }
  }

  /** Reads all newly committed events in one statement. */
  async function readWaiting(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (waiting.length > 0) deliver(await findEvents(db, waiting.splice(0)));
    } catch (error) {
      onError(error);
    } finally {
      isReading = false;
    }
  }

  function connect() {
    connection ??= listen(eventChannel, {
      onMessage: (id) => {
        waiting.push(Number(id));
        void readWaiting();
      },
      onReconnect: () => void findRecentEvents(db).then(deliver, onError),
    }).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  return {
    async listen(listener) {
      await connect();
      const those = listeners.get(listener.personId) ?? new Set();
      listeners.set(listener.personId, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(listener.personId) === those) listeners.delete(listener.personId);
      };
    },
    async close() {
      await (await connection)?.();
    },
  };
}
