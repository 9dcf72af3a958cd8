// Endpoints of training requests.

import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { findRequestFor, listOwnRequests, listRequestsFor } from './request-lists.queries.ts';
import { declineTrainingRequest, requestTraining, withdrawTrainingRequest } from './training-requests.commands.ts';

export const trainingRequestHandlers = {
  listOwnTrainingRequests: ({ actor, query, context }) => listOwnRequests(context.db, actor.id, query.after),

  async requestTraining({ actor, body, context }) {
    return { id: await requestTraining(context, actor.id, body) };
  },

  async withdrawTrainingRequest({ actor, params, context }) {
    await withdrawTrainingRequest(context, actor.id, params.id);
  },

  listTrainingRequests: ({ actor, query, context }) => listRequestsFor(context.db, actor, query.after),

  async getTrainingRequest({ actor, params, context }) {
    return orNotFound(await findRequestFor(context.db, actor, params.id));
  },

  async declineTrainingRequest({ actor, params, body, context }) {
    await declineTrainingRequest(context, actor, params.id, body.reason);
  },
} satisfies Partial<Handlers>;
