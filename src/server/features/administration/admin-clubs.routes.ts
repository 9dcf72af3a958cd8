// Endpoints of clubs for administrators.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { deactivateClub, reactivateClub } from '#server/features/clubs/deactivation.commands.ts';
import { editClub } from '#server/features/clubs/edit-club.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { createClub } from './admin-clubs.commands.ts';
import { findAdminClub, listAdminClubs, listClubStaff } from './admin-clubs.queries.ts';

export const adminClubHandlers = {
  async listAdminClubs({ query, context }) {
    return listAdminClubs(context.db, query);
  },

  async getAdminClub({ params, context: { db, config } }) {
    const [club, workers] = await Promise.all([findAdminClub(db, params.clubId), listClubStaff(db, params.clubId)]);
    const invitationUrl = new URL('/auth?tab=register', config.publicUrl);
    invitationUrl.searchParams.set('club', orNotFound(club).code);
    return {
      ...orNotFound(club),
      invitationUrl: invitationUrl.href,
      managersOf: workers.filter(({ role }) => role === 'club'),
      coachesOf: workers.filter(({ role }) => role === 'coach_club'),
    };
  },

  async createClub({ body, context, ...call }) {
    return { id: await createClub(context, authorOf(call), body) };
  },

  async editClub({ params, body, context, ...call }) {
    await editClub(context, authorOf(call), params.clubId, body);
  },

  async deactivateClub({ params, context, ...call }) {
    return deactivateClub(context, authorOf(call), params.clubId);
  },

  async reactivateClub({ params, context, ...call }) {
    await reactivateClub(context, authorOf(call), params.clubId);
  },
} satisfies Partial<Handlers>;
