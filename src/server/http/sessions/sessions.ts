// Sessions: stored in the database, identified by an opaque token in a cookie.

import '@fastify/cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { SecondStep, SignInWay } from '#domain/accounts/reauthentication.ts';
import { mayViewAs } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { originOf } from '#server/http/guards/request-origin.ts';
import { keepLanguage } from '#server/http/request-language.ts';
import {
  type Actor,
  deleteSession,
  endSessionsBeyond,
  endView,
  extendSession,
  findActor,
  findProofs,
  insertSession,
  lockSessionsOf,
  type Proofs,
} from './sessions.queries.ts';

export type { Actor } from './sessions.queries.ts';

/** How long a session lives after it was last used, in days. */
export const sessionDays = 30;
/** How many sessions a person can have; one more ends the least recently used. */
export const maxSessions = 50;
/**
 * How long a browser keeps the cookie, in days: the longest that browsers allow. The database alone decides when a session ends; a cookie
 * of 30 days from the sign-in would sign out people who use Pala every day.
 */
const cookieDays = 400;
/** A used session is extended at most this often, so that reads need no write. */
const extendAfterMs = 3_600_000;

/** The stored hash of a token: a copy of the database signs nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function cookie(config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-pala_session' : 'pala_session',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: cookieDays * 86_400 } as const,
  };
}

/**
 * The person behind a request, or null. State, role and club are read each time, so a suspension counts at once, and so does losing the
 * right to impersonate.
 *
 * @returns `hasLostView` once, if the impersonation that the request was meant for is over
 */
export async function readActor(
  db: Database,
  config: Config,
  request: FastifyRequest,
): Promise<(Actor & { hasLostView?: true }) | null> {
  const token = request.cookies[cookie(config).name];
  if (!token || token.length > 100) return null;
  const tokenHash = hashToken(token);
  let actor = await findActor(db, tokenHash);
  // The impersonated person may have been suspended meanwhile: that ends the impersonation, not the session.
  if (actor === null || !isViewAllowed(config, actor)) {
    const isEnded = await endView(db, tokenHash);
    // Another request may have ended it at the same moment, so the session is looked up again either way.
    actor = await findActor(db, tokenHash);
    if (actor === null) return null;
    if (isEnded) return { ...actor, hasLostView: true };
  }
  request.actor = actor;
  if (Date.now() - Date.parse(actor.lastSeenAt) > extendAfterMs) await extendSession(db, tokenHash, sessionDays);
  return actor;
}

function isViewAllowed(config: Config, actor: Actor): boolean {
  // A junior's session ends with the relation, of which each request's look-up makes sure.
  if (!actor.isViewing) return true;
  return mayViewAs(switcher(config, actor.real), { role: actor.role, isPerson: actor.viewedUserId !== null }).allowed;
}

/** Decides whether a person may use Switch Role. An address counts once it is confirmed. */
export function switcher(config: Config, account: { role: Role; email: string; emailVerifiedAt: string | null }) {
  const isSwitchAccount = account.email === config.roleSwitchEmail && account.emailVerifiedAt !== null;
  return { role: account.role, isSwitchAccount };
}

/** Whether an account must set up a second factor before it may do anything else (`REQUIRE_SECOND_FACTOR`). */
export function lacksSecondFactor(
  { requireSecondFactor }: Pick<Config, 'requireSecondFactor'>,
  account: { role: Role; hasSecondFactor: boolean },
): boolean {
  return !account.hasSecondFactor && requireSecondFactor.includes(account.role);
}

/** The impersonation of a session: a chosen person, or the account itself in another role. */
export type View = { viewedUserId: string } | { viewedRole: Role };

/** A sign-in's proofs; for a session that replaces another, all proofs of that one. */
export type SignInProof = { signedInBy: SignInWay; secondStep?: SecondStep } | Proofs;

/** The proofs of a request's session, for the session that replaces it. */
export async function proofsOf(db: Database, config: Config, request: FastifyRequest): Promise<Proofs> {
  const proofs = await findProofs(db, hashToken(request.cookies[cookie(config).name] ?? ''));
  if (proofs === null) throw new AppError('unauthorized');
  return proofs;
}

/**
 * Starts a session with a new token and sets its cookie, and the one of the person's language. The browser's previous session ends, and so
 * do sessions beyond 50.
 */
export async function startSession(
  db: Database,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  proof: SignInProof,
): Promise<void> {
  await endSession(db, config, request, reply);
  const token = newToken();
  const language = await db.transaction(async (tx) => {
    const chosen = await insertSession(tx, { ...newSession(request, token, userId), ...proof });
    await endSessionsBeyond(tx, userId, hashToken(token), maxSessions);
    return chosen;
  });
  const { name, options } = cookie(config);
  reply.setCookie(name, token, options);
  keepLanguage(reply, config, language);
}

/**
 * Exchanges a request's session for one with a new token, in which the account begins or ends an impersonation. Of several exchanges at the
 * same moment one happens.
 *
 * @param view the impersonation from now on; null for none
 * @param alongside further changes in the same transaction
 * @returns the acting person from now on
 * @throws AppError conflict if the session was exchanged meanwhile, or the impersonated person is no longer active
 */
export async function exchangeSession(
  { context: { db, config }, request, reply, actor }: SessionCall,
  view: View | null,
  alongside: (tx: Database) => Promise<void>,
): Promise<Actor> {
  const { name, options } = cookie(config);
  const token = newToken();
  const next = await db.transaction(async (tx) => {
    await lockSessionsOf(tx, actor.real.id);
    const oldHash = hashToken(request.cookies[name] ?? '');
    const proofs = await findProofs(tx, oldHash);
    if (!(await deleteSession(tx, oldHash))) throw new AppError('conflict');
    await insertSession(tx, { ...newSession(request, token, actor.real.id), ...proofs, ...view });
    await alongside(tx);
    const found = await findActor(tx, hashToken(token));
    if (found === null) throw new AppError('conflict');
    return found;
  });
  // Only now: a cookie sent with a failure would sign the browser out.
  reply.setCookie(name, token, options);
  return next;
}

/** The parts of a signed-in call that concern its session. */
interface SessionCall {
  context: { db: Database; config: Config };
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor;
}

function newSession(request: FastifyRequest, token: string, userId: string) {
  return {
    tokenHash: hashToken(token),
    id: newId(),
    userId,
    days: sessionDays,
    ...originOf(request),
  };
}

/** Ends the session on the server and in the browser. */
export async function endSession(
  db: Database,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { name, options } = cookie(config);
  const token = request.cookies[name];
  if (!token) return;
  await deleteSession(db, hashToken(token));
  reply.clearCookie(name, options);
}
