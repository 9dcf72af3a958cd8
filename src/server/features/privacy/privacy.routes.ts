// Endpoints of consents and of leaving, and the download of one's own data.

import type { FastifyInstance } from 'fastify';
import { navigations } from '#contract/navigations.ts';
import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import { authorOf } from '#server/features/audit/audit.commands.ts';
import { hasFreshGoogleSignIn } from '#server/features/google/google.commands.ts';
import { findAdministratorIds } from '#server/features/notifications/notifications.queries.ts';
import { findPasswordHash } from '#server/features/passwords/passwords.queries.ts';
import { requireActor } from '#server/http/access.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/serve.ts';
import { endSession } from '#server/http/sessions.ts';
import { exportAccount } from './export.commands.ts';
import { checkPassword, requestDeletion } from './privacy.commands.ts';
import { listConsents } from './privacy.queries.ts';

export const privacyHandlers = {
  async getAccountPrivacy({ actor, context, request }) {
    const { db } = context;
    const isOnlyAdministrator =
      actor.role === 'admin' && (await findAdministratorIds(db)).every((id) => id === actor.id);
    const hasPassword = (await findPasswordHash(db, actor.id)) !== null;
    return {
      consents: await listConsents(db, actor.id),
      hasPassword,
      isFreshlyConfirmed: !hasPassword && (await hasFreshGoogleSignIn(context, request, actor.id)),
      isOnlyAdministrator,
    };
  },

  async requestDeletion({ actor, body, context, request, reply }) {
    // Where there is a password, only the password is proof: a stolen session could link a Google account of the thief's.
    const hasPassword = (await findPasswordHash(context.db, actor.id)) !== null;
    const isConfirmed =
      !hasPassword && body.password === undefined && (await hasFreshGoogleSignIn(context, request, actor.id));
    if (!isConfirmed) await checkPassword(context, actor.id, body.password ?? '');
    const erasedFrom = await requestDeletion(context, authorOf({ actor, request }), actor);
    await endSession(context.db, context.config, request, reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return { erasedFrom };
  },
} satisfies Partial<Handlers>;

/** Registers the download. Another site can neither read it nor make a browser fetch it. */
export function registerExport(app: FastifyInstance, context: Context): void {
  app.get(navigations.exportAccount.path, async (request, reply) => {
    const { access } = navigations.exportAccount;
    const actor = await requireActor(context, request, { access, ownAccount: true });
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin');
    const archive = await exportAccount(context, authorOf({ actor, request }), actor.id);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type(navigations.exportAccount.mediaType)
      .header('content-disposition', `attachment; filename="${brand.name.toLowerCase()}-export-${day}.zip"`)
      .send(archive);
  });
}
