// Endpoints of posts, for managers.

import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { rewriteCaption } from './posts.commands.ts';
import { listSubjects, readSubject } from './subjects.ts';

export const postHandlers = {
  async listPostSubjects({ actor, context }) {
    return listSubjects(context.db, clubOf(actor));
  },

  async getPost({ actor, params, context }) {
    const subject = await readSubject(context, clubOf(actor), params.kind, params.subjectId);
    const { facts, pictures, isTextWithheld } = subject;
    return { facts, pictures, isTextWithheld, canRewrite: context.chat !== null };
  },

  async rewriteCaption({ actor, params, body, context }) {
    return rewriteCaption(context, actor, clubOf(actor), params, body);
  },
} satisfies Partial<Handlers>;
