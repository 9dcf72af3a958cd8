// Endpoints of second factors and of the second step of signing in.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondStepsOf } from '#domain/accounts/reauthentication.ts';
import type { Context } from '#server/context.ts';
import { findPasswordHash } from '#server/features/accounts/passwords/passwords.queries.ts';
import { findCredentials } from '#server/features/accounts/second-step/credentials.queries.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { rememberBrowser } from '#server/http/sessions/known-browsers.ts';
import { clearSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { askForNewPasskey, askForPasskey, checkNewPasskey } from './passkey-check.commands.ts';
import { resetSecondFactor } from './reset.commands.ts';
import {
  addPasskey,
  addTotp,
  type Owner,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.commands.ts';
import { findTotp, listPasskeys, renamePasskey } from './second-factor.queries.ts';
import { finishSignIn, signInWithPasskey } from './sign-in.commands.ts';
import { checkSetupCode, startTotp, totpSetupCookie } from './totp-setup.ts';
import { readPendingSignIn } from './waiting.commands.ts';

const ownerOf = ({ actor, request }: { actor: Actor; request: { ip: string } }): Owner => ({
  ...actor.real,
  sessionId: actor.sessionId,
  address: request.ip,
});

/** After a change of the second factor, only this browser counts as known to the account. */
async function stayKnown(
  context: Context,
  call: { actor: Actor; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { id } = call.actor;
  await rememberBrowser(context, call, { id, passwordHash: await findPasswordHash(context.db, id) });
}

export const secondFactorHandlers = {
  async getSecondFactor({ actor, context: { db, config } }) {
    const { recoveryCodes } = await findCredentials(db, actor.id);
    return {
      passkeys: await listPasskeys(db, actor.id),
      totpSince: (await findTotp(db, actor.id))?.createdAt ?? null,
      recoveryCodesLeft: recoveryCodes,
      isRequired: config.requireSecondFactor.includes(actor.role),
    };
  },

  async startPasskey({ actor, context, ...call }) {
    return askForNewPasskey(context, call, actor);
  },

  async addPasskey({ body, context, ...call }) {
    const passkey = await checkNewPasskey(context, call, body.answer);
    const recoveryCodes = await addPasskey(context, ownerOf(call), { ...passkey, name: body.name });
    await stayKnown(context, call);
    return { recoveryCodes };
  },

  async renamePasskey({ actor, params, body, context: { db } }) {
    orNotFound((await renamePasskey(db, actor.id, params.passkeyId, body.name)) || null);
  },

  async removePasskey({ params, context, ...call }) {
    await removePasskey(context, ownerOf(call), params.passkeyId);
    await stayKnown(context, call);
  },

  async startTotp({ actor, context, reply }) {
    return startTotp(context, reply, actor);
  },

  async confirmTotp({ body, context, ...call }) {
    const totp = await checkSetupCode(context, call, body.code);
    const recoveryCodes = await addTotp(context, ownerOf(call), totp);
    clearSealedCookie(context, call.reply, totpSetupCookie);
    await stayKnown(context, call);
    return { recoveryCodes };
  },

  async removeTotp({ context, ...call }) {
    await removeTotp(context, ownerOf(call));
    await stayKnown(context, call);
  },

  async renewRecoveryCodes({ context, ...call }) {
    return { recoveryCodes: await renewRecoveryCodes(context, ownerOf(call)) };
  },

  async resetSecondFactor({ params, context, ...call }) {
    await resetSecondFactor(context, authorOf(call), params.userId);
  },

  async getSecondStep({ context, request }) {
    const { half } = await readPendingSignIn(context, request);
    const steps = secondStepsOf(await findCredentials(context.db, half.userId));
    // The second factor was removed meanwhile, so the sign-in starts again without one.
    if (steps.length === 0) throw new AppError('second_step_missing');
    return { steps, returnTo: half.returnTo };
  },

  async finishSignIn({ body, context, ...call }) {
    return finishSignIn(context, call, body);
  },

  async startPasskeySignIn({ context, ...call }) {
    return askForPasskey(context, call);
  },

  async signInWithPasskey({ body, context, ...call }) {
    return signInWithPasskey(context, call, body.answer);
  },
} satisfies Partial<Handlers>;
