// Endpoints of clubs, invitation links and applicants.

import { shownCode } from '#domain/people/club-codes.ts';
import { compareNames } from '#domain/search-text.ts';
import { approvePerson, rejectPerson } from '#server/features/accounts/approvals.commands.ts';
import { findClub, findClubByCode } from '#server/features/accounts/joining.queries.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { listApplicants, listClubs } from './clubs.queries.ts';
import { editClub } from './edit-club.commands.ts';

export const clubHandlers = {
  async findClubByCode({ params, context }) {
    return orNotFound(await findClubByCode(context.db, params.code));
  },

  async listClubs({ context }) {
    const clubs = await listClubs(context.db);
    return clubs.toSorted((a, b) => compareNames(a.name, b.name));
  },

  async getOwnClub({ actor, context }) {
    const { id, name, code, spokenCode } = orNotFound(await findClub(context.db, clubOf(actor)));
    const invitationUrl = new URL('/auth?tab=register', context.config.publicUrl);
    invitationUrl.searchParams.set('club', code);
    return { id, name, invitationUrl: invitationUrl.href, spokenCode: shownCode(spokenCode) };
  },

  async renameOwnClub({ actor, body, context, ...call }) {
    await editClub(context, authorOf({ actor, ...call }), clubOf(actor), body);
  },

  async listApplicants({ actor, context }) {
    return listApplicants(context.db, clubOf(actor));
  },

  async approveApplicant({ params, context, ...call }) {
    await approvePerson(context, authorOf(call), params.userId, clubOf(call.actor));
  },

  async rejectApplicant({ params, body, context, ...call }) {
    await rejectPerson(context, authorOf(call), params.userId, body.reason, clubOf(call.actor));
  },
} satisfies Partial<Handlers>;
