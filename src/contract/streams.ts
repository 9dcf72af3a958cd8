// The endpoint registry's event streams, open for as long as the browser's page is.

import { z } from 'zod';
import { changeTopics } from './changes.ts';
import type { StreamDefinition } from './endpoint.ts';

export const streams = {
  changes: {
    method: 'GET',
    path: '/api/events',
    access: 'signed-in',
    summary:
      'Sends which topics have changed among what the person may see; the browser then reads them as usual. Continues after the event that `after` or `Last-Event-ID` names; a browser that was away for more than a day hears that anything may have changed. One stream serves all windows of a browser; `as` names the person they show.',
    query: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0),
      as: z.uuid().optional().catch(undefined),
    }),
    events: {
      /** Also sent first, with what has changed since. `isEverything`: anything may have changed. */
      changed: z.object({ subjects: z.array(z.enum(changeTopics)), isEverything: z.boolean() }),
      /** The last event: the session ended, another browser of the same person replaced this one, or `as` is someone else. */
      ended: z.object({ reason: z.enum(['signed-out', 'too-many', 'other-person']) }),
    },
  },
} as const satisfies Record<string, StreamDefinition>;

export type Streams = typeof streams;
export type StreamName = keyof Streams;
/** A stream's events by name. */
export type StreamEvents<N extends StreamName> = {
  [E in keyof Streams[N]['events']]: Streams[N]['events'][E] extends z.ZodType
    ? z.output<Streams[N]['events'][E]>
    : never;
};
