// Endpoints of signing in with Google.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isIn } from '#server/config.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { isAskedPrivately } from '#server/http/guards/private-hosts.ts';
import { originOf } from '#server/http/guards/request-origin.ts';
import { languageAskedFor } from '#server/http/request-language.ts';
import { clearSealedCookie, readSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { startSession } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { unlinkGoogle } from './google.commands.ts';
import { listIdentities } from './google.queries.ts';
import { pendingProfileCookie, startAttempt } from './google-cookies.ts';
import { completeGoogleRegistration, isStillWaiting } from './google-registration.commands.ts';

export const googleHandlers = {
  async getSignInOptions({ context, request }) {
    const { config, identity } = context;
    const isPrivate = isAskedPrivately(config, request);
    return {
      google: identity !== null,
      devLogin: isPrivate && isIn('development-or-demo', config),
      demo: isPrivate && isIn('demo', config),
    };
  },

  async getGoogleProfile({ context, request }) {
    const pending = await readSealedCookie(context, request, pendingProfileCookie);
    if (pending === null || !(await isStillWaiting(context, pending))) throw new AppError('google_profile_missing');
    return pending.profile;
  },

  async completeGoogleRegistration({ body, context, request, reply }) {
    const pending = await readSealedCookie(context, request, pendingProfileCookie);
    if (pending === null) throw new AppError('google_profile_missing');
    const { userId, isActive } = await completeGoogleRegistration(
      context,
      pending,
      { ...body, language: languageAskedFor(request) },
      originOf(request),
    );
    clearSealedCookie(context, reply, pendingProfileCookie);
    if (!isActive)
      return { message: say(msg`Your account has been created and is pending approval.`), signedIn: false };
    await startSession(context.db, context.config, request, reply, userId, { signedInBy: 'google' });
    return { message: say(msg`Your account has been created.`), signedIn: true };
  },

  async listIdentities({ actor, context }) {
    const identities = await listIdentities(context.db, actor.id);
    return identities.map((identity) => ({ provider: 'google' as const, ...identity }));
  },

  async startGoogleLink({ actor, context, request, reply }) {
    const attempt = { purpose: 'link', userId: actor.id, returnTo: '/' } as const;
    try {
      return { url: await startAttempt(context, reply, attempt) };
    } catch (error) {
      if (error instanceof AppError) throw error;
      request.log.error({ err: error }, 'the way to Google is closed');
      throw new AppError('unavailable', {
        message: say(msg`Google cannot be reached right now. Please try again later.`),
      });
    }
  },

  async unlinkIdentity({ context, ...call }) {
    await unlinkGoogle(context, { ...authorOf(call), actorId: call.actor.id });
  },
} satisfies Partial<Handlers>;
