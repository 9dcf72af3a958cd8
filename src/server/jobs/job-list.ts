// Every job of the product: its name and what it carries. Jobs carry ids, never secrets: links are made when the mail is written.

import { z } from 'zod';

const ofUser = z.object({ userId: z.uuid() });
const ofAddress = z.object({ email: z.string() });
const ofVideo = z.object({ videoId: z.uuid() });

interface JobDefinition {
  payload: z.ZodType<object>;
  /** When it runs by itself: five cron fields, UTC. */
  cron?: string;
}

export const jobList = {
  'verification-mail': { payload: ofUser },
  'already-registered-mail': { payload: ofUser },
  'registration-waiting': { payload: ofUser },
  'applicant-mail': { payload: z.object({ userId: z.uuid(), managerId: z.uuid() }) },
  'invitation-mail': { payload: ofUser },
  'common-password-mail': { payload: ofUser },
  'account-approved-mail': { payload: ofUser },
  'account-rejected-mail': { payload: z.object({ email: z.string(), firstName: z.string(), reason: z.string() }) },
  'password-reset-mail': { payload: ofAddress },
  'verification-again-mail': { payload: ofAddress },
  'password-changed-mail': { payload: ofUser },
  'google-linked-mail': { payload: ofUser },
  'video-submitted': { payload: ofVideo },
  'video-resubmitted': { payload: z.object({ videoId: z.uuid(), replacementId: z.uuid() }) },
  'coach-assigned': { payload: z.object({ videoId: z.uuid(), coachId: z.uuid() }) },
  'review-published': { payload: ofVideo },
  'review-published-mail': { payload: ofVideo },
  'deletion-requested-mail': { payload: ofUser },
  'deletion-undone-mail': { payload: ofUser },
  'erase-deleted': { payload: z.object({}), cron: '41 * * * *' },
  'grant-achievements': { payload: ofUser },
  'purge-expired': { payload: z.object({}), cron: '17 * * * *' },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobList;
export type JobPayload<N extends JobName> = z.output<(typeof jobList)[N]['payload']>;

/** One handler a job; a handler runs at least once for each job, so what it does must bear repetition. */
export type JobHandlers<Context> = { [N in JobName]: (payload: JobPayload<N>, context: Context) => Promise<void> };
