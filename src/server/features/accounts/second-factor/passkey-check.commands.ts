// Passkeys (WebAuthn): options for browsers, and checking their responses. The challenge is kept in a sealed cookie and used once.

import { msg } from '@lingui/core/runtime-macro';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { isDue, type Limit } from '#server/http/sessions/rate-limits.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { countPasskeyUse, findPasskey, listCredentials } from './second-factor.queries.ts';

/** The parts of a call that carry cookies. */
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
/** A challenge is used once; remembered for longer than its cookie lives. */
const oneAnswer: Limit = { name: 'passkey-challenge', max: 1, seconds: challengeCookie.minutes * 60 + 60 };

/** Loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** The relying party id of this installation. */
const relyingParty = ({ config }: Context) => new URL(config.publicUrl).hostname;

/**
 * Options for creating a passkey: discoverable, and with user verification, so that it counts as both factors.
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

/** Options for using any passkey of this installation. */
export async function askForPasskey(context: Context, { reply }: Exchange) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: relyingParty(context), userVerification: 'required' });
  await setSealedCookie(context, reply, challengeCookie, { challenge: options.challenge, purpose: 'use' });
  return { ...options };
}

/** @throws AppError passkey_refused unless it is a new passkey for this browser's challenge */
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
 * Checks that a known passkey answers this browser's challenge.
 *
 * @returns the id of whose it is
 * @throws AppError passkey_refused
 */
export async function checkPasskey(context: Context, { request }: Exchange, answer: { id: string }): Promise<string> {
  const challenge = await takeChallenge(context, request, 'use');
  const passkey = await findPasskey(context.db, answer.id);
  if (passkey === null)
    throw new AppError('passkey_refused', {
      message: say(msg`We don’t recognise this passkey. It may have been removed.`),
    });
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

/** This browser's challenge, usable once, whatever the outcome. */
async function takeChallenge(context: Context, request: FastifyRequest, purpose: Purpose): Promise<string> {
  const asked = await readSealedCookie(context, request, challengeCookie);
  if (asked?.purpose !== purpose || !(await isDue(context.db, oneAnswer, asked.challenge)))
    throw new AppError('passkey_refused');
  return asked.challenge;
}

/** Maps the package's errors about invalid responses. */
async function refuseErrors<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw new AppError('passkey_refused');
  }
}
