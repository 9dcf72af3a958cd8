// Endpoints of how a club looks in its pictures.

import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { changeBrand, readClubStyle } from './club-brand.commands.ts';

export const clubBrandHandlers = {
  async getClubBrand({ actor, context }) {
    return readClubStyle(context.db, orNotFound(actor.clubId));
  },

  async changeClubBrand({ actor, body, context }) {
    return changeBrand(context, orNotFound(actor.clubId), body);
  },
} satisfies Partial<Handlers>;
