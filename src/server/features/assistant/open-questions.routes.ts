// Endpoints of open questions and own entries.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import * as commands from './open-questions.commands.ts';
import { listOwnEntries } from './open-questions.queries.ts';

export const openQuestionHandlers = {
  async listOpenQuestions({ query: { show, after }, context }) {
    return commands.readOpenQuestions(context.db, show, after);
  },

  async markOpenQuestion({ params, body, context, ...call }) {
    await commands.markQuestion(context, authorOf(call), params.questionId, body.mark);
  },

  async listOwnEntries({ query, context }) {
    return listOwnEntries(context.db, query.after);
  },

  async addOwnEntry({ body, context, ...call }) {
    return commands.addEntry(context, authorOf(call), body);
  },

  async changeOwnEntry({ params, body, context, ...call }) {
    await commands.changeEntry(context, authorOf(call), params.entryId, body);
  },

  async deleteOwnEntry({ params, context, ...call }) {
    await commands.removeEntry(context, authorOf(call), params.entryId);
  },
} satisfies Partial<Handlers>;
