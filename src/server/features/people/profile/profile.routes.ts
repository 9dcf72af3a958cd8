// Endpoints of the profile.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { keepLanguage } from '#server/http/request-language.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { updateProfile } from './profile.commands.ts';
import { findProfileStats } from './profile.queries.ts';

export const profileHandlers = {
  async updateProfile({ actor, params, body, context, request, reply }) {
    const profile = await updateProfile(context, actor, authorOf({ actor, request }), params.id, body);
    if (actor.id === profile.id) keepLanguage(reply, context.config, profile.language);
    return profile;
  },

  async getProfileStats({ actor, context }) {
    return orNotFound(await findProfileStats(context.db, actor.id));
  },
} satisfies Partial<Handlers>;
