// Known browsers: strangers' failures do not lock people out in a browser where they have signed in.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { v4 as randomId } from 'uuid';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { findFactors } from './known-browsers.queries.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from './sealed-cookies.ts';
import { hashToken } from './sessions.ts';

/** How many accounts a browser can be known to: a family's, or a club's front desk's. */
const maxAccounts = 10;

const KnownBrowser = z.object({
  /** A random secret under which tries in this browser are counted. */
  id: z.uuid(),
  /** The accounts signed in here, the latest first, each with its mark at that time. */
  accounts: z.array(z.object({ userId: z.uuid(), mark: z.string() })).max(maxAccounts),
});

const cookie: SealedCookie<z.output<typeof KnownBrowser>> = {
  name: 'known_browser',
  minutes: 365 * 24 * 60,
  contents: KnownBrowser,
};

/** An account and its password hash, or the one at the start of the sign-in. */
interface Account {
  id: string;
  passwordHash: string | null;
}

/** A mark of password and second factor: changing either changes it. */
export async function signInMark(db: Database, { id, passwordHash }: Account): Promise<string> {
  return hashToken([passwordHash, ...(await findFactors(db, id))].join('|'));
}

/**
 * The key for counting tries at an account's secrets in the request's browser: null if the account never signed in there, or has changed
 * password or second factor since (docs/product.md#signing-in).
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

/** Marks the browser as known to the account, for a year. */
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
