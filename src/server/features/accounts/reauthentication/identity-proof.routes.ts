// Endpoints of proving once more that it is the person who is signed in.

import type { Handlers } from '#server/http/table/serve.ts';
import { listProofWays, proveIdentity } from './identity-proof.commands.ts';

export const identityProofHandlers = {
  async getProofWays({ actor, context }) {
    return { ways: await listProofWays(context, actor.real.id) };
  },

  async proveIdentity({ actor, body, context, ...call }) {
    await proveIdentity(context, call, actor, body);
  },
} satisfies Partial<Handlers>;
