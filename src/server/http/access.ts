// Who gets through: the one guard of everything that needs a session, entries of the table and files and redirects alike.

import type { FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { AppError } from './app-error.ts';
import { type Actor, lacksSecondFactor, readActor } from './sessions/sessions.ts';

/** What decides about it, as an entry of the table says it. */
type Gate = Pick<
  EndpointDefinition,
  'method' | 'access' | 'ownAccount' | 'byRealAccount' | 'needsRecentProof' | 'worksWithoutSecondFactor'
>;

/**
 * The person behind a request, once session, view and role allow what they ask for.
 *
 * @throws AppError unauthorized without a session; view_over when the request was meant for a view that has ended: what was meant
 *   to be done as someone else must not be done as oneself; forbidden for another role; viewing_as_other for what concerns the
 *   account itself, and for changes in a role that it only views; proof_needed when the person has not proved lately that it is
 *   they; second_factor_needed where the installation wants one that the account does not have
 */
export async function requireActor(
  { db, config }: Pick<Context, 'db' | 'config'>,
  request: FastifyRequest,
  { method, access, ownAccount, byRealAccount, needsRecentProof, worksWithoutSecondFactor }: Gate,
): Promise<Actor> {
  const actor = await readActor(db, config, request);
  if (actor === null) throw new AppError('unauthorized');
  if (actor.hasLostView && !byRealAccount) throw new AppError('view_over');
  if (!worksWithoutSecondFactor && lacksSecondFactor(config, actor.real)) throw new AppError('second_factor_needed');
  if (typeof access !== 'string' && !access.includes(actor.role)) throw new AppError('forbidden');
  // A role that is only viewed does nothing: the account does not have it, and what was accepted would never happen.
  const isActingInRole = method !== 'GET' && typeof access !== 'string' && actor.viewedUserId === null;
  if (actor.isViewing && (ownAccount || isActingInRole)) throw new AppError('viewing_as_other');
  if (needsRecentProof && !isProved(actor, needsRecentProof)) throw new AppError('proof_needed');
  return actor;
}

function isProved(actor: Actor, needed: NonNullable<Gate['needsRecentProof']>): boolean {
  if (needed === 'again') return actor.isProvedAgain;
  return actor.isProvedLately || (needed === 'second-factor' && !actor.real.hasSecondFactor);
}
