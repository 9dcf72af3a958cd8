// That somebody registered in this browser: there the mailed link confirms at once, anywhere else it asks first.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';

/** A family registers in one browser; a longer list only makes the cookie longer. */
const maxRegistrations = 5;

const cookie: SealedCookie<{ userIds: string[] }> = {
  name: 'registered',
  // The link lives for a day, and a fresh one can be asked for.
  minutes: 7 * 24 * 60,
  contents: z.object({ userIds: z.array(z.uuid()).max(maxRegistrations) }),
};

/** The accounts that were registered in the browser of a request lately. */
export async function registeredHere(context: Context, request: FastifyRequest): Promise<string[]> {
  return (await readSealedCookie(context, request, cookie))?.userIds ?? [];
}

/**
 * Remembers a registration in the browser.
 *
 * @param userId the new account; null when the address has one: an id that is nobody's then keeps the answer the same
 */
export async function rememberRegistration(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string | null,
): Promise<void> {
  const before = await registeredHere(context, request);
  const userIds = [userId ?? newId(), ...before].slice(0, maxRegistrations);
  await setSealedCookie(context, reply, cookie, { userIds });
}
