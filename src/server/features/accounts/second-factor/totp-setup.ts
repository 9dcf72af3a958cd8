// Setting up an authenticator app: the secret is kept in a sealed cookie, and stored only once a code from it was entered.

import { msg } from '@lingui/core/runtime-macro';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { qrCode } from '#server/pictures/qr-code.ts';
import { databaseSeconds } from './second-factor.queries.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

const Setup = z.object({ userId: z.uuid(), secret: z.string() });

export const totpSetupCookie: SealedCookie<z.output<typeof Setup>> = {
  name: 'totp_setup',
  minutes: 15,
  contents: Setup,
};

/** A new secret to show. */
export async function startTotp(context: Context, reply: FastifyReply, person: { id: string; email: string }) {
  const secret = newTotpSecret();
  await setSealedCookie(context, reply, totpSetupCookie, { userId: person.id, secret });
  const address = totpAddress(secret, person.email);
  return { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), address, qrCode: qrCode(address) };
}

/**
 * Checks that a code matches the secret shown in this browser.
 *
 * @returns the secret, and the step of the code, now used
 * @throws AppError wrong_code
 */
export async function checkSetupCode(
  context: Context,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  code: string,
): Promise<{ secret: string; lastStep: number }> {
  const setup = await readSealedCookie(context, request, totpSetupCookie);
  if (setup?.userId !== actor.id)
    throw new AppError('wrong_code', { message: say(msg`This took too long. Close the dialog and start again.`) });
  const lastStep = stepOfCode(setup.secret, code, await databaseSeconds(context.db));
  if (lastStep === null) {
    const message = say(msg`This is not the code your app shows now. Check that your phone’s clock is right.`);
    throw new AppError('wrong_code', { message, fields: { code: message } });
  }
  return { secret: setup.secret, lastStep };
}
