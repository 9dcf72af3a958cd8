// Redirects to Google and back, which end at fixed pages of this site.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInError } from '#contract/accounts/sign-in-errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import * as fields from '#contract/fields.ts';
import { pairTokenIn } from '#domain/videos/pairs/pair-links.ts';
import type { Context } from '#server/context.ts';
import { canStillSignIn, findAccount } from '#server/features/accounts/accounts.queries.ts';
import { requireWay } from '#server/features/accounts/reauthentication/reauthentication.commands.ts';
import { beginSecondStep, needsSecondStep } from '#server/features/accounts/second-step/pending-sign-in.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { requireActor } from '#server/http/guards/access.ts';
import { isOwnNavigation, ownPath } from '#server/http/guards/navigation-guards.ts';
import { rememberBrowser } from '#server/http/sessions/known-browsers.ts';
import { isDue, type Limit } from '#server/http/sessions/rate-limits.ts';
import { clearSealedCookie, readSealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { confirmSession } from '#server/http/sessions/sessions.queries.ts';
import { startSession } from '#server/http/sessions/sessions.ts';
import type { RedirectHandlers } from '#server/http/table/serve-redirects.ts';
import { IdentityRefused, type ProvedIdentity } from '#server/providers/identity/identity-provider.ts';
import { isIdentityOf, linkGoogle, signInWithGoogle, type VerifiedPerson } from './google.commands.ts';
import { type Attempt, attemptCookie, pendingProfileCookie, startAttempt } from './google-cookies.ts';
import { toGoogleProfile } from './google-profile.ts';

const securityTab = '/profile?tab=security';

/** The redirect to Google, and the callback. */
export const googleRedirects = {
  async google({ context, request, reply }) {
    return leave(context, request, reply);
  },

  async googleCallback({ context, request, reply }) {
    const attempt = await readSealedCookie(context, request, attemptCookie);
    clearSealedCookie(context, reply, attemptCookie);
    return comeBack(context, request, reply, attempt);
  },
} satisfies Partial<RedirectHandlers>;

/** An attempt ends with the first return from Google; remembered for longer than its cookie lives. */
const oneReturn: Limit = { name: 'google-return', max: 1, seconds: attemptCookie.minutes * 60 + 300 };

/** Starts an attempt; returns where to send the browser. */
async function leave(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { intent, returnTo, club } = request.query as Record<string, unknown>;
  if (context.identity === null) return signInScreen('verification-failed');
  const purpose = intent === 'confirm' ? intent : 'sign-in';
  let userId: string | null = null;
  if (purpose === 'confirm') {
    if (!isOwnNavigation(request, context.config.publicUrl)) return `${securityTab}&google=failed`;
    try {
      userId = (await requireActor(context, request, endpoints.proveIdentity)).real.id;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'unauthorized') return `${securityTab}&google=failed`;
      return `/auth?tab=login&returnTo=${encodeURIComponent(securityTab)}`;
    }
  }
  try {
    return await startAttempt(context, reply, {
      purpose,
      userId,
      returnTo: ownPath(returnTo) ?? '/',
      clubCode: fields.clubCode.safeParse(club).data,
    });
  } catch (error) {
    request.log.error({ err: error }, 'the way to Google is closed');
    return purpose === 'sign-in' ? signInScreen('google-failed') : `${securityTab}&google=failed`;
  }
}

/** Ends an attempt; returns where to send the browser. Errors end at a screen that explains them. */
async function comeBack(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Attempt | null,
): Promise<string> {
  try {
    if (context.identity === null) return signInScreen('verification-failed');
    if (attempt === null) throw new IdentityRefused('nobody was sent to Google from this browser lately');
    const search = request.url.slice(request.url.indexOf('?') + 1);
    // A copy of the cookie is invalid once it has been used.
    if (!(await isDue(context.db, oneReturn, attempt.proof.state)))
      throw new IdentityRefused('this attempt was used before');
    const proved = await context.identity.finish(`?${search}`, attempt.proof);
    const person = { issuer: proved.issuer, subject: proved.subject, email: verifiedEmail(proved) };
    if (attempt.purpose === 'sign-in') return await signIn(context, request, reply, proved, person, attempt);
    return await actOnAccount(context, request, person, attempt);
  } catch (error) {
    const isExpected = error instanceof IdentityRefused || error instanceof AppError;
    if (isExpected) request.log.info({ reason: error.message }, 'a sign-in with Google ended');
    else request.log.error({ err: error }, 'a sign-in with Google ended');
    const isSignIn = attempt === null || attempt.purpose === 'sign-in';
    return isSignIn ? signInScreen(signInErrorOf(error)) : `${securityTab}&google=${linkErrorOf(error)}`;
  }
}

async function signIn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  proved: ProvedIdentity,
  person: VerifiedPerson,
  { returnTo, clubCode }: Attempt,
): Promise<string> {
  const userId = await signInWithGoogle(context, person, request.ip);
  if (userId === null) {
    const profile = toGoogleProfile(proved, person.email);
    const pairToken = pairTokenIn(returnTo) ?? undefined;
    await setSealedCookie(context, reply, pendingProfileCookie, {
      issuer: proved.issuer,
      profile,
      clubCode,
      pairToken,
    });
    return '/complete-google-registration';
  }
  const account = await findAccount(context.db, userId);
  if (account && (await needsSecondStep(context.db, userId))) {
    await beginSecondStep(context, { reply }, account, { signedInBy: 'google', returnTo });
    return '/auth?tab=login&step=second';
  }
  await context.db.transaction(async (tx) => {
    if (!(await canStillSignIn(tx, { id: userId }))) throw new AppError('invalid_credentials');
    await startSession(tx, context.config, request, reply, userId, { signedInBy: 'google' });
  });
  if (account) await rememberBrowser(context, { request, reply }, account);
  return returnTo;
}

/** Completes a signed-in person's purpose, for the account that left and under the same conditions. */
async function actOnAccount(
  context: Context,
  request: FastifyRequest,
  person: VerifiedPerson,
  { purpose, userId, returnTo }: Attempt,
): Promise<string> {
  const gate = purpose === 'link' ? endpoints.startGoogleLink : endpoints.proveIdentity;
  const actor = await requireActor(context, request, gate);
  if (actor.real.id !== userId) throw new AppError('unauthorized');
  if (purpose === 'link') {
    await linkGoogle(context, { actorId: userId, address: request.ip }, person);
    return `${securityTab}&google=linked`;
  }
  if (!(await isIdentityOf(context, userId, person))) throw new AppError('forbidden');
  await requireWay(context, userId, 'google');
  await confirmSession(context.db, actor.sessionId, 'google');
  return returnTo === '/' ? `${securityTab}&confirmed=google` : returnTo;
}

/** The address that Google has verified. */
function verifiedEmail({ email, isEmailVerified }: ProvedIdentity): string {
  const parsed = fields.email.safeParse(email);
  // Not trimmed: a provider's address with blanks is a different address from the trimmed one.
  if (!isEmailVerified || !parsed.success || email !== email?.trim())
    throw new UnverifiedEmail('Google does not vouch for the address');
  return parsed.data;
}

class UnverifiedEmail extends IdentityRefused {}

function signInErrorOf(error: unknown): SignInError {
  if (error instanceof UnverifiedEmail) return 'google-unverified';
  if (error instanceof IdentityRefused && error.isCancelled) return 'google-cancelled';
  if (error instanceof AppError) {
    if (error.code === 'account_pending') return 'account-pending';
    if (error.code === 'account_suspended') return 'account-suspended';
    if (error.code === 'email_unverified') return 'google-invited';
    if (error.code === 'conflict') return 'google-other-account';
  }
  return 'google-failed';
}

function linkErrorOf(error: unknown): 'taken' | 'cancelled' | 'failed' | 'unproved' {
  if (error instanceof AppError && error.code === 'conflict') return 'taken';
  if (error instanceof AppError && error.code === 'proof_needed') return 'unproved';
  return error instanceof IdentityRefused && error.isCancelled ? 'cancelled' : 'failed';
}

function signInScreen(error: SignInError): string {
  return `/auth?error=${error}`;
}
