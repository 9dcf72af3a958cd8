// The level model, and notifications about levels for players and coaches. Administrators see open requests on their dashboard instead
// (docs/product.md#notifications).

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { findCountry, findOtherCoachIds, findRequest, findVerificationFacts } from './level-case.queries.ts';
import { computeLevelModel } from './model/level-model.commands.ts';

export const levelJobs = {
  'compute-levels': (_, context) => computeLevelModel(context),

  async 'level-verified'({ verificationId }, { db }) {
    const verification = await findVerificationFacts(db, verificationId);
    if (!verification) return;
    const { playerId: player, verifierId: verifier, confirmerId: confirmer, level, country } = verification;
    const cause = `level_verified:${verificationId}`;
    await notify(db, [player], { kind: 'level-verified', facts: { people: { verifier }, level, country }, cause });
    if (!verifier || !confirmer) return;
    const facts = { people: { confirmer, player }, level, country };
    await notify(db, [verifier], { kind: 'level-confirmed', facts, cause });
  },

  async 'level-requested'({ requestId }, { db }) {
    const request = await findRequest(db, requestId);
    if (!request) return;
    const { playerId: player, level } = request;
    const verifier = request.verifier.id;
    const country = await findCountry(db, player);
    if (country === null) return;
    await notify(db, await findOtherCoachIds(db, player, verifier), {
      kind: 'level-requested',
      facts: { people: { verifier, player }, level, country },
      cause: `level_requested:${requestId}`,
    });
  },

  async 'level-declined'({ requestId, playerId: player, verifierId, deciderId: decider, level, reason }, { db }) {
    const country = await findCountry(db, player);
    if (country === null) return;
    await notify(db, [verifierId], {
      kind: 'level-declined',
      facts: { people: { decider, player }, level, country, reason },
      cause: `level_declined:${requestId}`,
    });
  },

  async 'level-withdrawn'({ verificationId }, { db }) {
    const verification = await findVerificationFacts(db, verificationId);
    if (!verification) return;
    const { playerId: player, verifierId: verifier, withdrawerId: withdrawer } = verification;
    const { level, country, withdrawalReason: reason } = verification;
    const cause = `level_withdrawn:${verificationId}`;
    await notify(db, [player], {
      kind: 'level-withdrawn',
      facts: { people: { withdrawer }, level, country, reason },
      cause,
    });
    if (!verifier || verifier === withdrawer) return;
    await notify(db, [verifier], {
      kind: 'given-level-withdrawn',
      facts: { people: { withdrawer, player }, level, country, reason },
      cause,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
