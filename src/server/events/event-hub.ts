// Brings committed events to the open streams of this process.

import type { ChangeTopic } from '#contract/changes.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { findEvents, findRecentEvents } from './events.queries.ts';
import { eventChannel } from './notify.ts';

/** What is told: of which event, and what has changed. */
export interface ToldEvent {
  id: number;
  subjects: readonly ChangeTopic[];
}

/** Someone who listens. */
export interface Listener {
  /** Whose events are told. */
  personId: string;
  tell(event: ToldEvent): void;
}

/** Events as streams see them. */
export interface EventHub {
  /** Resolves once nothing that is committed from now on can be missed; call the answer to stop listening. */
  listen(listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * Makes the hub of a process. It keeps one connection that hears of commits, from the first listener on.
 *
 * @param onError hears of events that could not be read; their listeners catch up at the next one's connection
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

  /** Reads all that was committed meanwhile in one statement, however many ids came. */
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
