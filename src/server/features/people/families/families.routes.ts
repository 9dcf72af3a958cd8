// Endpoints of families: a guardian's, and those of the club.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { presentActor } from '#server/features/accounts/accounts.presenters.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { originOf } from '#server/http/guards/request-origin.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import {
  askGuardian,
  changeGuardian,
  handOverClubJunior,
  setAdultDay,
  withdrawGuardianRequest,
} from './club-juniors.commands.ts';
import { listAskedGuardians, listJuniorsOfClub } from './club-juniors.queries.ts';
import {
  acceptGuardianRequest,
  declineGuardianRequest,
  deleteJunior,
  handOverOwnJunior,
  keepJunior,
  leaveJuniorSession,
  openJuniorSession,
} from './families.commands.ts';
import { listJuniorsOf, listRequestsTo } from './families.queries.ts';

const handedOver = () => ({ message: say(msg`If this address has no account yet, a link is on its way.`) });
const asked = () => ({ message: say(msg`The request is on its way.`) });

export const familyHandlers = {
  async getFamily({ actor, context: { db } }) {
    const { id, email } = actor.real;
    return { juniors: await listJuniorsOf(db, id), requests: await listRequestsTo(db, email) };
  },

  async openJuniorSession({ params, ...call }) {
    return presentActor(call.context.config, await openJuniorSession(call, params.userId));
  },

  async leaveJuniorSession(call) {
    return presentActor(call.context.config, await leaveJuniorSession(call));
  },

  async acceptGuardianRequest({ actor, params, context, request }) {
    const by = authorOf({ actor, request });
    await acceptGuardianRequest(context, by, actor.id, params.id, originOf(request));
  },

  async declineGuardianRequest({ actor, params, context }) {
    await declineGuardianRequest(context, actor.id, params.id);
  },

  async handOverOwnJunior({ actor, params, body, context, request }) {
    await handOverOwnJunior(context, authorOf({ actor, request }), actor, params.userId, body.email);
    return handedOver();
  },

  async deleteJunior({ actor, params, context, request }) {
    const by = authorOf({ actor, request });
    return { erasedFrom: await deleteJunior(context, by, actor.id, params.userId) };
  },

  async keepJunior({ actor, params, context, request }) {
    await keepJunior(context, authorOf({ actor, request }), actor.id, params.userId);
  },

  async listClubJuniors({ actor, context: { db } }) {
    const clubId = clubOf(actor);
    const today = new Date().toISOString().slice(0, 10);
    return { juniors: await listJuniorsOfClub(db, clubId, today), asked: await listAskedGuardians(db, clubId) };
  },

  async askGuardian({ body, context, ...call }) {
    await askGuardian(context, authorOf(call), clubOf(call.actor), body);
    return asked();
  },

  async withdrawGuardianRequest({ params, context, ...call }) {
    await withdrawGuardianRequest(context, authorOf(call), clubOf(call.actor), params.id);
  },

  async setAdultDay({ params, body, context, ...call }) {
    await setAdultDay(context, authorOf(call), clubOf(call.actor), params.userId, body.adultOn);
  },

  async changeGuardian({ params, body, context, ...call }) {
    await changeGuardian(context, authorOf(call), clubOf(call.actor), params.userId, body);
    return asked();
  },

  async handOverClubJunior({ params, body, context, ...call }) {
    await handOverClubJunior(context, authorOf(call), clubOf(call.actor), params.userId, body.email);
    return handedOver();
  },
} satisfies Partial<Handlers>;
