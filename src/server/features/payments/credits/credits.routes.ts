// Endpoints of analysis credits.

import { mayUploadVideo } from '#domain/people/permissions.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
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

  async adjustCredits({ params, body, context, ...call }) {
    const balance = await adjustCredits(context, authorOf(call), params.userId, body.amount, body.reason);
    return { analysisCreditsRemaining: balance };
  },
} satisfies Partial<Handlers>;
