// Starting and ending a view as another role or person: each with a new session and an audit entry.

import type { NewView } from '#contract/people/impersonation.ts';
import { mayViewAs } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import { recordAudit, recordViewEnd } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { type Actor, exchangeSession, switcher } from '#server/http/sessions/sessions.ts';
import type { Call } from '#server/http/table/serve.ts';
import { findActiveRole } from './impersonation.queries.ts';

type ViewCall = Pick<Call<never>, 'context' | 'request' | 'reply'> & { actor: Actor };

/**
 * Starts viewing in a role or as a person, ending any current view.
 *
 * @throws AppError forbidden with the reason; not_found for no such active person; conflict when the session was exchanged at the same
 * moment
 */
export async function startView(call: ViewCall, view: NewView): Promise<Actor> {
  const { context, actor, request } = call;
  const account = switcher(context.config, actor.real);
  const isPerson = 'userId' in view;
  // Checked before the look-up, so that it does not reveal who exists.
  if (isPerson) requirePermission(mayViewAs(account, { role: 'player', isPerson }), 'forbidden');
  const role = isPerson ? await requireActiveRole(context, view.userId) : view.role;
  requirePermission(mayViewAs(account, { role, isPerson }), 'forbidden');
  const subject = { type: 'user', id: isPerson ? view.userId : actor.real.id } as const;
  return exchangeSession(call, isPerson ? { viewedUserId: view.userId } : { viewedRole: role }, async (tx) => {
    await recordViewEnd(tx, call);
    const author = { actorId: actor.real.id, address: request.ip };
    await recordAudit(tx, author, 'view-started', subject, { after: { role } });
  });
}

/** Returns to the real account; changes nothing without a view. */
export async function endView(call: ViewCall): Promise<Actor> {
  if (!call.actor.isViewing) return call.actor;
  return exchangeSession(call, null, (tx) => recordViewEnd(tx, call));
}

async function requireActiveRole({ db }: Context, userId: string): Promise<Role> {
  const role = await findActiveRole(db, userId);
  if (role === null) throw new AppError('not_found');
  return role;
}
