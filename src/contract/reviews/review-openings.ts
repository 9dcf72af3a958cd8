// When a player's reviews open.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { weekdays } from '#domain/training/training-requests.ts';

/** A time of day, by the clock of the player's own time zone. */
export const ReviewOpening = z
  .object({
    time: z
      .string({ error: () => say(msg`Please enter a time.`) })
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => say(msg`Please enter a time.`) }),
    /** None for every day. */
    days: z
      .array(z.enum(weekdays, { error: () => say(msg`Please choose days of the week.`) }), {
        error: () => say(msg`Please choose days.`),
      })
      .max(weekdays.length, { error: () => say(msg`A week has seven days.`) })
      .overwrite((days) => weekdays.filter((day) => days.includes(day))),
  })
  .meta({ id: 'ReviewOpening' });
export type ReviewOpening = z.output<typeof ReviewOpening>;

/** What a player chose; null opens reviews at once. */
export const OpeningSetting = z.object({ opening: ReviewOpening.nullable() }).meta({ id: 'OpeningSetting' });

export const reviewOpeningEndpoints = {
  getReviewOpening: endpoint({
    method: 'GET',
    path: '/api/user/review-opening',
    access: ['player'],
    shows: ['account'],
    summary: "When the caller's reviews open; null for at once.",
    response: OpeningSetting,
  }),
  chooseReviewOpening: endpoint({
    method: 'PUT',
    path: '/api/user/review-opening',
    access: ['player'],
    changes: ['account'],
    summary: "Choose when the caller's reviews open, from the next one that is published on.",
    body: OpeningSetting,
    response: noContent,
  }),
  openReviewNow: endpoint({
    method: 'POST',
    path: '/api/videos/{videoId}/opening',
    access: ['player'],
    // Only the player decides that they read it now.
    ownAccount: true,
    changes: ['video', 'review'],
    summary: "Open a review of the caller's before its time. Nothing changes if it is open.",
    params: z.object({ videoId: fields.id }),
    response: noContent,
  }),
};
