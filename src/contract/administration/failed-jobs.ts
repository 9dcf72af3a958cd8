// Mails and jobs that have failed for good: seen, tried again, discarded.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { failureKinds } from '#domain/administration/failed-jobs/failed-jobs.ts';

/** A job that was given up. What it carries stays in the queue. */
export const FailedJob = z
  .object({
    id: fields.id,
    /** What it was to do, e.g. "Mail: a review is published". */
    label: z.string(),
    isMail: z.boolean(),
    /** Whom it was for or about, where it says so and they are still there. */
    people: z.array(NamedPerson),
    kind: z.enum(failureKinds),
    tries: z.int(),
    createdAt: fields.instant,
    failedAt: fields.instant,
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.output<typeof FailedJob>;

const params = z.object({ jobId: fields.id });

export const failedJobEndpoints = {
  listFailures: endpoint({
    method: 'GET',
    path: '/api/admin/failures',
    access: ['admin'],
    shows: ['job'],
    isReadAnew: true,
    summary:
      'Mails and jobs that were tried many times and given up, the latest first, each with why. Never what they carry.',
    query: z.object({ after }),
    response: paged(FailedJob),
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/admin/failures/{jobId}/retry',
    access: ['admin'],
    changes: ['job'],
    summary: 'Have a failed job tried once more. Refused when someone has dealt with it meanwhile.',
    params,
    response: noContent,
  }),
  discardJob: endpoint({
    method: 'DELETE',
    path: '/api/admin/failures/{jobId}',
    access: ['admin'],
    changes: ['job'],
    summary: 'Discard a failed job for good. Refused when someone has dealt with it meanwhile.',
    params,
    response: noContent,
  }),
};
