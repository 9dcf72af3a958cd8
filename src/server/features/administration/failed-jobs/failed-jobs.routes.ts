// Endpoints of failed emails and jobs.

import { failureKind } from '#domain/administration/failed-jobs/failed-jobs.ts';
import { mapPage } from '#server/db/paging.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { findPeopleByIds } from '#server/features/people/find-people/find-people.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { isMailJob, jobLabel } from '#server/jobs/job-words.ts';
import { resolveFailedJob } from './failed-jobs.commands.ts';
import { listFailedJobs } from './failed-jobs.queries.ts';

/** Page size. */
const pageSize = 50;

export const failedJobHandlers = {
  async listFailures({ query, context: { db } }) {
    const page = await listFailedJobs(db, query.after, pageSize);
    const people = await findPeopleByIds(
      db,
      page.rows.flatMap(({ personIds }) => personIds),
    );
    return mapPage(page, ({ id, name, personIds, error, tries, createdAt, failedAt }) => ({
      id,
      label: jobLabel(name),
      isMail: isMailJob(name),
      people: people.filter((person) => personIds.includes(person.id)),
      kind: failureKind(error),
      tries,
      createdAt,
      failedAt,
    }));
  },

  async retryJob({ params, context, ...call }) {
    await resolveFailedJob(context, authorOf(call), params.jobId, 'retry');
  },

  async discardJob({ params, context, ...call }) {
    await resolveFailedJob(context, authorOf(call), params.jobId, 'discard');
  },
} satisfies Partial<Handlers>;
