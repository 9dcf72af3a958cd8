// Endpoints of reauthentication.

import type { Handlers } from '#server/http/table/serve.ts';
import { listProofWays, proveIdentity } from './reauthentication.commands.ts';

export const reauthenticationHandlers = {
  async getProofWays({ actor, context }) {
    return { ways: await listProofWays(context, actor.real.id) };
  },

  async proveIdentity({ actor, body, context, ...call }) {
    await proveIdentity(context, call, actor, body);
  },
} satisfies Partial<Handlers>;
