// Checks the days of requests before publishing, where the coach is. Loaded when asked to publish.

import { sendByProblem } from '#domain/reviews/priorities/situation-requests.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

type Priorities = Parameters<typeof sendByProblem>[0];

/** Why a day cannot be asked for, as a sentence; null if each can. `published` holds the priorities of the published review. */
export function dayProblem(priorities: Priorities, published: Priorities): string | null {
  return sendByProblem(priorities, wallTime(Date.now(), ownTimeZone()).date, published);
}
