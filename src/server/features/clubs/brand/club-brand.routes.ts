// Endpoints of how a club looks in its pictures.

import { clubOf } from '#server/access/club-members.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { changeBrand, readClubStyle } from './club-brand.commands.ts';

export const clubBrandHandlers = {
  async getClubBrand({ actor, context }) {
    return readClubStyle(context.db, clubOf(actor));
  },

  async changeClubBrand({ actor, body, context }) {
    return changeBrand(context, clubOf(actor), body);
  },
} satisfies Partial<Handlers>;
