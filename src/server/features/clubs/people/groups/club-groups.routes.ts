// Endpoints of a club's groups.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import {
  addToGroup,
  changeGroup,
  createGroup,
  readGroup,
  readGroups,
  removeGroup,
  setGroupCoach,
  takeOutOfGroup,
} from './club-groups.commands.ts';

export const clubGroupHandlers = {
  async listClubGroups({ actor, context }) {
    return readGroups(context.db, clubOf(actor));
  },

  async createClubGroup({ body, context, ...call }) {
    return createGroup(context, authorOf(call), clubOf(call.actor), body);
  },

  async getClubGroup({ actor, params, context }) {
    return readGroup(context.db, clubOf(actor), params.groupId);
  },

  async changeClubGroup({ params, body, context, ...call }) {
    return changeGroup(context, authorOf(call), clubOf(call.actor), params.groupId, body);
  },

  async deleteClubGroup({ params, context, ...call }) {
    await removeGroup(context, authorOf(call), clubOf(call.actor), params.groupId);
  },

  async setGroupCoach({ params, body, context, ...call }) {
    return setGroupCoach(context, authorOf(call), clubOf(call.actor), params.groupId, body.coachId);
  },

  async addGroupMembers({ params, body, context, ...call }) {
    return addToGroup(context, authorOf(call), clubOf(call.actor), params.groupId, body.selection);
  },

  async removeGroupMembers({ params, body, context, ...call }) {
    return takeOutOfGroup(context, authorOf(call), clubOf(call.actor), params.groupId, body.selection);
  },
} satisfies Partial<Handlers>;
