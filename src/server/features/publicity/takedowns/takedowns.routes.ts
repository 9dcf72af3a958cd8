// Endpoints of takedown requests.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { mapPage, takePage } from '#server/db/paging.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import * as commands from './takedowns.commands.ts';
import { listRequests } from './takedowns.queries.ts';

const pageSize = 50;

export const takedownHandlers = {
  async requestTakedown({ body, context, request }) {
    await commands.requestTakedown(context, body, request.ip);
    return {
      message: say(msg`We have sent an email to ${{ email: body.email }}. Follow its link to send us your request.`),
    };
  },

  async confirmTakedown({ body, context }) {
    await commands.confirmTakedown(context, body.token);
  },

  async listTakedowns({ query: { show, after }, context }) {
    const found = await listRequests(context.db, show, after, pageSize);
    return mapPage(takePage(found, pageSize), (row) => ({ ...row, confirmedAt: orNotFound(row.confirmedAt) }));
  },

  async getTakedown({ params, context }) {
    return commands.readTakedown(context.db, params.takedownId);
  },

  async answerTakedown({ params, body, context, ...call }) {
    await commands.answerTakedown(context, authorOf(call), params.takedownId, body);
  },
} satisfies Partial<Handlers>;
