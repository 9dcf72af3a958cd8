// Endpoints of analysis credits.

import { mayUploadVideo } from '#domain/people/permissions.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { adjustCredits } from './credits.commands.ts';
import { hasWelcome } from './credits.queries.ts';

export const creditHandlers = {
  async getPaymentStatus({ actor, context: { db } }) {
    return {
      analysisCreditsRemaining: actor.analysisCreditsRemaining,
      uploadAllowed: mayUploadVideo(actor).allowed,
      hasWelcomeCredit: await hasWelcome(db, actor.id),
    };
  },

  async adjustCredits({ params, body, context, request, ...call }) {
    const adjustment = { ...body, submissionKey: submissionKey(request) };
    const balance = await adjustCredits(context, authorOf({ ...call, request }), params.userId, adjustment);
    return { analysisCreditsRemaining: balance };
  },
} satisfies Partial<Handlers>;
