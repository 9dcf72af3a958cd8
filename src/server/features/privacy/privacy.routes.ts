// Endpoints of consents and of leaving, and the download of one's own data.

import { brand } from '#domain/brand.ts';
import { authorOf } from '#server/features/audit/audit.commands.ts';
import { hasFreshGoogleSignIn } from '#server/features/google/google.commands.ts';
import { findAdministratorIds } from '#server/features/notifications/notifications.queries.ts';
import { findPasswordHash } from '#server/features/passwords/passwords.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import { endSession } from '#server/http/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
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

export const privacyFiles = {
  async exportAccount({ actor, context, request }) {
    // Another site can neither read it nor make a browser fetch it.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin');
    const day = new Date().toISOString().slice(0, 10);
    return {
      name: `${brand.name.toLowerCase()}-export-${day}.zip`,
      make: () => exportAccount(context, authorOf({ actor, request }), actor.id),
    };
  },
} satisfies Partial<FileHandlers>;
