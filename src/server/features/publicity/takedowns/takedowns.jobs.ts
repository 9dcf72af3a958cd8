// Emails about takedown requests.

import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { takedownAnswerMail, takedownConfirmMail } from '#server/mail/templates/takedown-mails.ts';
import { findRequest, storeTokenHash } from './takedowns.queries.ts';

export const takedownJobs = {
  async 'takedown-mail'({ takedownId }, { db, mailer, config }) {
    const token = newToken();
    const request = await storeTokenHash(db, takedownId, hashToken(token));
    if (request === null) return;
    const url = `${config.publicUrl}/takedown?token=${token}`;
    await mailer.send(await inLanguageOf(request, () => takedownConfirmMail(request, url)));
  },

  async 'takedown-answer-mail'({ takedownId }, { db, mailer }) {
    const request = await findRequest(db, takedownId);
    // The requester may have been erased since.
    if (request === null || request.answer === null || request.email === '') return;
    const isGranted = request.state === 'granted';
    const answered = { ...request, answer: request.answer, isGranted };
    await mailer.send(await inLanguageOf(request, () => takedownAnswerMail(answered)));
  },
} satisfies Partial<JobHandlers<Context>>;
