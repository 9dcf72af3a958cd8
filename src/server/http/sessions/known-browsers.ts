// Browsers in which someone has signed in before: the failures of strangers do not lock them out of their account there.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { v4 as randomId } from 'uuid';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { findFactors } from './known-browsers.queries.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from './sealed-cookies.ts';
import { hashToken } from './sessions.ts';

/** How many accounts a browser is known to: a family's, or those of a club's front desk. */
const maxAccounts = 10;

const KnownBrowser = z.object({
  /** Random, and nothing that anybody else knows: what is tried in this browser is counted under it. */
  id: z.uuid(),
  /** The accounts that were signed in to here, the latest first, each with its mark of that moment. */
  accounts: z.array(z.object({ userId: z.uuid(), mark: z.string() })).max(maxAccounts),
});

const cookie: SealedCookie<z.output<typeof KnownBrowser>> = {
  name: 'known_browser',
  minutes: 365 * 24 * 60,
  contents: KnownBrowser,
};

/** An account and the password that it has, or had when its sign-in began. */
interface Account {
  id: string;
  passwordHash: string | null;
}

/** Stands for the password and the second factor of an account: another one of either makes another mark. */
export async function signInMark(db: Database, { id, passwordHash }: Account): Promise<string> {
  return hashToken([passwordHash, ...(await findFactors(db, id))].join('|'));
}

/**
 * Under what tries at the secrets of an account are counted in the browser of a request: null where the account was never signed in
 * to there, or has another password or second factor since (docs/product.md#signing-in).
 */
export async function knownBrowserOf(
  context: Context,
  request: FastifyRequest,
  account: Account,
): Promise<string | null> {
  const browser = await readSealedCookie(context, request, cookie);
  const known = browser?.accounts.find(({ userId }) => userId === account.id);
  if (!browser || known?.mark !== (await signInMark(context.db, account))) return null;
  return `${account.id}|${browser.id}`;
}

/** Remembers in the browser, for a year, that someone has signed in with it. */
export async function rememberBrowser(
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  account: Account,
): Promise<void> {
  const browser = await readSealedCookie(context, request, cookie);
  const others = (browser?.accounts ?? []).filter(({ userId }) => userId !== account.id);
  const latest = { userId: account.id, mark: await signInMark(context.db, account) };
  await setSealedCookie(context, reply, cookie, {
    id: browser?.id ?? randomId(),
    accounts: [latest, ...others].slice(0, maxAccounts),
  });
}
