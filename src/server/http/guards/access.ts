// Access: the one check of everything that needs a session, for all kinds of entries in the registry.

import type { FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Actor, lacksSecondFactor, readActor } from '#server/http/sessions/sessions.ts';

/** The access rules of an entry in the registry. */
type Gate = Pick<
  EndpointDefinition,
  | 'method'
  | 'access'
  | 'ownAccount'
  | 'notForJuniors'
  | 'byRealAccount'
  | 'needsRecentProof'
  | 'worksWithoutSecondFactor'
>;

/**
 * The person behind a request, once session, impersonation and role allow it.
 *
 * @throws AppError unauthorized without a session; view_over if the impersonation that the request was meant for has ended, so that it is
 *   never carried out as the real account; forbidden for another role; viewing_as_other for the account's own matters, and for
 *   changes in a role that is only viewed; for_guardian for what a junior's session does not have; proof_needed without a recent
 *   reauthentication; second_factor_needed if the installation requires a second factor that the account does not have
 */
export async function requireActor(
  { db, config }: Pick<Context, 'db' | 'config'>,
  request: FastifyRequest,
  { method, access, ownAccount, notForJuniors, byRealAccount, needsRecentProof, worksWithoutSecondFactor }: Gate,
): Promise<Actor> {
  const actor = await readActor(db, config, request);
  if (actor === null) throw new AppError('unauthorized');
  if (actor.hasLostView && !byRealAccount) throw new AppError('view_over');
  if (!worksWithoutSecondFactor && lacksSecondFactor(config, actor.real)) throw new AppError('second_factor_needed');
  if (typeof access !== 'string' && !access.includes(actor.role)) throw new AppError('forbidden');
  // A viewed role changes nothing: the account does not have it, and an accepted change would never happen.
  const isActingInRole = method !== 'GET' && typeof access !== 'string' && actor.viewedUserId === null;
  if (actor.isViewing && (ownAccount || isActingInRole)) throw new AppError('viewing_as_other');
  if (actor.isGuardian && notForJuniors) throw new AppError('for_guardian');
  if (needsRecentProof && !isProved(actor, needsRecentProof)) throw new AppError('proof_needed');
  return actor;
}

function isProved(actor: Actor, needed: NonNullable<Gate['needsRecentProof']>): boolean {
  if (needed === 'again') return actor.isProvedAgain;
  return actor.isProvedLately || (needed === 'second-factor' && !actor.real.hasSecondFactor);
}
