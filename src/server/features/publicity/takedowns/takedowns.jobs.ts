// Emails about takedown requests.

import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { takedownAnswerMail, takedownConfirmMail } from '#server/mail/templates/takedown-mails.ts';
import { findRequest, storeTokenHash } from './takedowns.queries.ts';

export const takedownJobs = {
  async 'takedown-mail'({ takedownId }, { db, mailer, config }) {
    const token = newToken();
    const request = await storeTokenHash(db, takedownId, hashToken(token));
    if (request) await mailer.send(await takedownConfirmMail(request, `${config.publicUrl}/takedown?token=${token}`));
  },

  async 'takedown-answer-mail'({ takedownId }, { db, mailer }) {
    const request = await findRequest(db, takedownId);
    // The requester may have been erased since.
    if (request === null || request.answer === null || request.email === '') return;
    const isGranted = request.state === 'granted';
    await mailer.send(await takedownAnswerMail({ ...request, answer: request.answer, isGranted }));
  },
} satisfies Partial<JobHandlers<Context>>;
