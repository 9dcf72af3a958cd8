// Browsers in which somebody has signed in before: the failures of strangers do not lock them out of their account there.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { v4 as randomId } from 'uuid';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from './sealed-cookies.ts';

/** How many accounts a browser is known to: a family's, or those of a club's front desk. */
const maxAccounts = 10;

const KnownBrowser = z.object({
  /** Random, and nothing that anybody else knows: what is tried in this browser is counted under it. */
  id: z.uuid(),
  /** Whose accounts were signed in to here, the latest first. */
  userIds: z.array(z.uuid()).max(maxAccounts),
});
export type KnownBrowser = z.output<typeof KnownBrowser>;

const cookie: SealedCookie<KnownBrowser> = { name: 'known_browser', minutes: 365 * 24 * 60, contents: KnownBrowser };

/** The browser of a request as somebody has signed in with it before; null for one that nobody has. */
export function readKnownBrowser(context: Context, request: FastifyRequest): Promise<KnownBrowser | null> {
  return readSealedCookie(context, request, cookie);
}

/** Remembers in the browser, for a year, that somebody has signed in with it. */
export async function rememberBrowser(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const known = await readKnownBrowser(context, request);
  const others = (known?.userIds ?? []).filter((id) => id !== userId);
  await setSealedCookie(context, reply, cookie, {
    id: known?.id ?? randomId(),
    userIds: [userId, ...others].slice(0, maxAccounts),
  });
}
