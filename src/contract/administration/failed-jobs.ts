// Failed emails and jobs: listed, retried, discarded.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { failureKinds } from '#domain/administration/failed-jobs/failed-jobs.ts';

/** A failed job. Its payload stays in the queue. */
export const FailedJob = z
  .object({
    id: fields.id,
    /** What it was to do, e.g. "Email: your review is ready". */
    label: z.string(),
    isMail: z.boolean(),
    /** The people it is about, as far as they still exist. */
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
    refetchOnOpen: true,
    summary: 'Failed emails and jobs with their causes, latest first. Never their content.',
    query: z.object({ after }),
    response: paged(FailedJob),
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/admin/failures/{jobId}/retry',
    access: ['admin'],
    changes: ['job'],
    summary: 'Retry a failed job; refused when someone else has dealt with it.',
    params,
    response: noContent,
  }),
  discardJob: endpoint({
    method: 'DELETE',
    path: '/api/admin/failures/{jobId}',
    access: ['admin'],
    changes: ['job'],
    summary: 'Discard a failed job for good; refused when someone else has dealt with it.',
    params,
    response: noContent,
  }),
};
