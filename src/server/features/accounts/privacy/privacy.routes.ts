// Endpoints of consents, account deletion and the data export.

import { brand } from '#domain/brand.ts';
import type { Database } from '#server/db/database.ts';
import { listClubManagers } from '#server/features/accounts/joining.queries.ts';
import { findPasswordHash } from '#server/features/accounts/passwords/passwords.queries.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { findAdministratorIds } from '#server/features/messages/notifications/notifications.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { endSession } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { exportAccount } from './export.commands.ts';
import { requestDeletion } from './privacy.commands.ts';
import { listConsents } from './privacy.queries.ts';

export const privacyHandlers = {
  async getAccountPrivacy({ actor, context }) {
    const { db } = context;
    const colleagues = await colleaguesOf(db, actor);
    return {
      consents: await listConsents(db, actor.id),
      hasPassword: (await findPasswordHash(db, actor.id)) !== null,
      isOnlyOne: colleagues?.every((id) => id === actor.id) ?? false,
    };
  },

  async requestDeletion({ actor, context, request, reply }) {
    const erasedFrom = await requestDeletion(context, authorOf({ actor, request }), actor);
    await endSession(context.db, context.config, request, reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return { erasedFrom };
  },
} satisfies Partial<Handlers>;

export const privacyFiles = {
  async exportAccount({ actor, context, request }) {
    // Other sites can neither read it nor make a browser fetch it.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin');
    const day = new Date().toISOString().slice(0, 10);
    return {
      name: `${brand.name.toLowerCase()}-export-${day}.zip`,
      make: () => exportAccount(context, request, authorOf({ actor, request }), actor.id),
    };
  },
} satisfies Partial<FileHandlers>;

/** The people with the same responsibility, including the person: administrators, or a club's managers; null for other roles. */
async function colleaguesOf(db: Database, { role, clubId }: Actor): Promise<string[] | null> {
  if (role === 'admin') return findAdministratorIds(db);
  if (role !== 'club' || clubId === null) return null;
  return (await listClubManagers(db, clubId)).map(({ id }) => id);
}
