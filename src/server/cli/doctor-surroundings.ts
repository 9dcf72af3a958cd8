// Checks beside the database: Node, URL, disk, secret, pages, mail.

import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { verifySmtp } from '#server/mail/smtp-mailer.ts';
import { builtPages } from '#server/paths.ts';
import type { Finding } from './doctor.ts';

const neededNode = 24;
/** Free bytes below which PostgreSQL and the outbox soon stop. */
const fewBytes = 1_000_000_000;

/** Checks the Node version. */
export function checkVersions(): Finding {
  const what = 'Node';
  const says = process.versions.node;
  if (Number(says.split('.')[0]) >= neededNode) return { what, state: 'good', says };
  return { what, state: 'trouble', says, todo: `Run it with Node ${neededNode} or newer.` };
}

/** Checks that the public URL is encrypted. */
export function checkPublicUrl({ publicUrl }: Config): Finding {
  const what = 'PUBLIC_URL';
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'https:' || isHere) return { what, state: 'good', says: publicUrl };
  const todo = 'Put an HTTPS proxy in front and set PUBLIC_URL to its address. Passkeys need it too.';
  return { what, state: 'look', says: `${publicUrl} is not encrypted`, todo };
}

/** Checks the data directory's free space. */
export function checkDirectory({ dataDir }: Config): Finding {
  const what = 'disk';
  let place = dataDir;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB free at ${dataDir}${place === dataDir ? '' : ' (created on first start)'}`;
  if (free >= fewBytes) return { what, state: 'good', says };
  return { what, state: free === 0 ? 'trouble' : 'look', says, todo: 'Make room, or set DATA_DIR to a larger disk.' };
}

/** Checks the secret that protects cookies and authenticator apps. */
export function checkSecret({ sessionSecret, dataDir, database }: Config): Finding {
  const what = 'session secret';
  if (sessionSecret !== null) return { what, state: 'good', says: 'SESSION_SECRET is set' };
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) return { what, state: 'good', says: `created on first start, in ${file}` };
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  if (isOpen) return { what, state: 'look', says: `${file} can be read by others`, todo: `chmod 600 ${file}` };
  const todo = database && 'If several servers share this database, give them all the same SESSION_SECRET.';
  return { what, state: 'good', says: `kept in ${file}`, ...(todo && { todo }) };
}

/** Checks that the pages are built. */
export function checkPages(): Finding {
  if (existsSync(builtPages)) return { what: 'pages', state: 'good', says: 'built' };
  return { what: 'pages', state: 'look', says: 'not built, so only the API works', todo: 'npm run build' };
}

/** Checks the SMTP connection. */
export async function checkMail({ smtpUrl, publicUrl, dataDir }: Config): Promise<Finding> {
  const what = 'mail';
  if (smtpUrl === null) {
    const says = `no SMTP_URL, so emails are written to ${join(dataDir, 'outbox')}`;
    if (!publicUrl.startsWith('https:')) return { what, state: 'good', says };
    return { what, state: 'look', says, todo: 'Set SMTP_URL, or no one gets the link to confirm their address.' };
  }
  const { host } = new URL(smtpUrl);
  try {
    await verifySmtp(smtpUrl);
    return { what, state: 'good', says: `${host} accepts this server` };
  } catch (error) {
    const says = `${host} refused: ${error instanceof Error ? error.message : String(error)}`;
    return {
      what,
      state: 'trouble',
      says,
      todo: 'Correct SMTP_URL (host, port, user, password), or start the SMTP server.',
    };
  }
}
