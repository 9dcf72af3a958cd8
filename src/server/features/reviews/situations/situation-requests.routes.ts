// Endpoints of requests for the same situation.

import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { markSituation, unmarkSituation } from './situation-requests.commands.ts';
import { listRequests, type RequestRow } from './situation-requests.queries.ts';

export const situationRequestHandlers = {
  async listSituationRequests({ actor, params: { userId }, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    return (await listRequests(db, userId)).map(presentRequest);
  },

  async markSituation({ actor, params, body, context }) {
    return presentRequest(await markSituation(context, actor, params.requestId, body));
  },

  async unmarkSituation({ actor, params, context }) {
    await unmarkSituation(context, actor, params.requestId);
  },
} satisfies Partial<Handlers>;

function presentRequest({ closedAt, answer, answeredIn, ...request }: RequestRow): SituationRequest {
  return { ...request, closed: closedAt === null ? null : { at: closedAt, answer, videoId: answeredIn } };
}
