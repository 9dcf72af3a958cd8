// Endpoints of club brands.

import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { changeBrand, readClubBrand } from './club-brand.commands.ts';

export const clubBrandHandlers = {
  async getClubBrand({ actor, context }) {
    return readClubBrand(context.db, clubOf(actor));
  },

  async changeClubBrand({ actor, body, context }) {
    return changeBrand(context, clubOf(actor), body);
  },
} satisfies Partial<Handlers>;
