// Counts events in this process for the metrics; idle until the metrics are first read.

import type { DatabaseUsage } from './db/database.ts';

/** Receives everything that is counted: names of routes and jobs, no personal data. */
export interface MeterListener {
  /** @param route the address pattern, such as /api/videos/:videoId; null if there is none */
  request(method: string, route: string | null, status: number, seconds: number): void;
  job(name: string, isDone: boolean, seconds: number): void;
  mail(isAccepted: boolean): void;
}

export interface Meter {
  /** Set when the metrics are first read. */
  listener: MeterListener | null;
  /** Open event streams in this process. */
  openStreams: number;
  /** Null in programs without a database. */
  database: DatabaseUsage | null;
}

/** A meter without a listener. */
export function createMeter(database: DatabaseUsage | null): Meter {
  return { listener: null, openStreams: 0, database };
}
