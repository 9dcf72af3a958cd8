// What happens in this process, for whoever measures it: until someone reads the metrics, nobody does.

import type { DatabaseUsage } from './db/database.ts';

/** Hears of everything that is counted. Names of routes and jobs only: nothing of it is about a person. */
export interface MeterListener {
  /** @param route the pattern of the address, such as /api/videos/:videoId; null where there is none */
  request(method: string, route: string | null, status: number, seconds: number): void;
  job(name: string, isDone: boolean, seconds: number): void;
  mail(isAccepted: boolean): void;
}

export interface Meter {
  /** Set when the metrics are read for the first time. */
  listener: MeterListener | null;
  /** Streams of events that are open here. */
  openStreams: number;
  /** Null in programs that have no database of their own. */
  database: DatabaseUsage | null;
}

/** A meter to which nobody listens yet. */
export function createMeter(database: DatabaseUsage | null): Meter {
  return { listener: null, openStreams: 0, database };
}
