// Passkeys (WebAuthn): what a browser is asked, and whether its answer is one. What was asked waits in a sealed cookie, used once.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { isDue, type Limit } from '#server/http/sessions/rate-limits.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { countPasskeyUse, findPasskey, listCredentials } from './second-factor.queries.ts';

/** The part of a call that cookies travel with. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const Challenge = z.object({ challenge: z.string(), purpose: z.enum(['make', 'use']) });
type Purpose = z.output<typeof Challenge>['purpose'];
const challengeCookie: SealedCookie<z.output<typeof Challenge>> = {
  name: 'passkey_challenge',
  minutes: 5,
  contents: Challenge,
};
/** A challenge is answered once; counted for longer than its cookie lives. */
const oneAnswer: Limit = { name: 'passkey-challenge', max: 1, seconds: challengeCookie.minutes * 60 + 60 };

/** The package is loaded when the first passkey is. */
const webauthn = () => import('@simplewebauthn/server');

/** The name under which authenticators keep passkeys of this installation. */
const relyingParty = ({ config }: Context) => new URL(config.publicUrl).hostname;

/**
 * What to ask the browser for, to make a passkey: one that is found without a name being typed, and that checks who uses it, so that it
 * counts for both factors.
 */
export async function askForNewPasskey(context: Context, { reply }: Exchange, person: { id: string; email: string }) {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(context),
    userName: person.email,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: await listCredentials(context.db, person.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await setSealedCookie(context, reply, challengeCookie, { challenge: options.challenge, purpose: 'make' });
  return { ...options };
}

/** What to ask the browser for, to use any passkey of this installation that it can reach. */
export async function askForPasskey(context: Context, { reply }: Exchange) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: relyingParty(context), userVerification: 'required' });
  await setSealedCookie(context, reply, challengeCookie, { challenge: options.challenge, purpose: 'use' });
  return { ...options };
}

/** @throws AppError passkey_refused for what is no new passkey that answers what this browser was asked for */
export async function checkNewPasskey(context: Context, { request }: Exchange, answer: object) {
  const challenge = await takeChallenge(context, request, 'make');
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await refuseErrors(() =>
    verifyRegistrationResponse({
      response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: context.config.publicUrl,
      expectedRPID: relyingParty(context),
    }),
  );
  if (!checked.verified) throw new AppError('passkey_refused');
  const { credential, credentialDeviceType } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

/**
 * Checks that a passkey which is known here answers what this browser was asked for.
 *
 * @returns the id of whose it is
 * @throws AppError passkey_refused
 */
export async function checkPasskey(context: Context, { request }: Exchange, answer: { id: string }): Promise<string> {
  const challenge = await takeChallenge(context, request, 'use');
  const passkey = await findPasskey(context.db, answer.id);
  if (passkey === null)
    throw new AppError('passkey_refused', { message: "We don't recognise this passkey. It may have been removed." });
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await refuseErrors(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: context.config.publicUrl,
      expectedRPID: relyingParty(context),
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    }),
  );
  const isNext =
    checked.verified && (await countPasskeyUse(context.db, passkey.id, checked.authenticationInfo.newCounter));
  if (!isNext) throw new AppError('passkey_refused');
  return passkey.userId;
}

/** What this browser was asked, once; right or wrong, the next answer needs another question. */
async function takeChallenge(context: Context, request: FastifyRequest, purpose: Purpose): Promise<string> {
  const asked = await readSealedCookie(context, request, challengeCookie);
  if (asked?.purpose !== purpose || !(await isDue(context.db, oneAnswer, asked.challenge)))
    throw new AppError('passkey_refused');
  return asked.challenge;
}

/** The package throws plain errors for whatever is wrong with an answer. */
async function refuseErrors<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw new AppError('passkey_refused');
  }
}
