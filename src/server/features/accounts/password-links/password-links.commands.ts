// Password links, created and revoked by administrators. The token is returned once; only its hash is stored.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { insertLink } from '#server/features/accounts/accounts.queries.ts';
import { invitationHours, invitationLink } from '#server/features/accounts/invitations/invitations.commands.ts';
import { newResetToken, resetHours } from '#server/features/accounts/passwords/passwords.commands.ts';
import { deletePasswordLinks } from '#server/features/accounts/passwords/passwords.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { deleteLink, findExpiry, lockReceiver } from './password-links.queries.ts';

/**
 * Creates a link for a person: a reset, or their unaccepted invitation, which also asks for consent. It invalidates earlier links.
 *
 * @param delivery `copy` returns the link; `mail` has it created and sent by the email's job
 * @throws AppError not_found; conflict for an account that cannot be signed in to
 */
export async function makePasswordLink(
  { db, jobs, config }: Context,
  by: Author & { actorId: string },
  userId: string,
  delivery: 'copy' | 'mail',
): Promise<{ link: string | null; expiresAt: string | null }> {
  return db.transaction(async (tx) => {
    const person = orNotFound(await lockReceiver(tx, userId));
    if (person.state === 'deleted' || person.state === 'suspended') {
      throw new AppError('conflict', {
        message:
          person.state === 'deleted'
            ? say(msg`This account is deleted, so nobody can sign in to it.`)
            : say(msg`This account is suspended, so nobody can sign in to it.`),
      });
    }
    if (person.isJunior)
      throw new AppError('conflict', {
        message: say(msg`A junior has no sign-in of their own. Their guardian signs in.`),
      });
    const purpose = person.isInvited ? 'invitation' : 'reset-password';
    const subject = { type: 'user', id: userId } as const;
    await notifyAdministratorsOfChange(tx, ['password-link']);
    if (delivery === 'mail') {
      await recordAudit(tx, by, 'password-link-mailed', subject, { after: { purpose } });
      if (person.isInvited) await jobs.enqueue(tx, 'invitation-mail', { userId });
      else await jobs.enqueue(tx, 'password-reset-mail', { email: person.email });
      return { link: null, expiresAt: null };
    }
    const token = person.isInvited ? newToken() : newResetToken();
    const tokenHash = hashToken(token);
    await deletePasswordLinks(tx, userId);
    const hours = person.isInvited ? invitationHours : resetHours;
    await insertLink(tx, { tokenHash, userId, purpose, hours, madeById: by.actorId });
    const expiresAt = await findExpiry(tx, tokenHash);
    await recordAudit(tx, by, 'password-link-made', subject, { after: { purpose, expiresAt } });
    const link = person.isInvited
      ? invitationLink(config, token, person.role)
      : `${config.publicUrl}/set-password?token=${token}`;
    return { link, expiresAt };
  });
}

/** Revokes an outstanding link. @throws AppError not_found when it was used, revoked or has expired */
export async function revokePasswordLink({ db }: Context, by: Author, linkId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, purpose } = orNotFound(await deleteLink(tx, linkId));
    await recordAudit(tx, by, 'password-link-revoked', { type: 'user', id: userId }, { before: { purpose } });
    await notifyAdministratorsOfChange(tx, ['password-link']);
  });
}
