// Sentences for a failed start that name the variable to change.

import { sep } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { PoolerError } from './db/connection/pooler-error.ts';
import { DatabaseStartError } from './db/embedded/database-start-error.ts';
import { DirectoryInUseError } from './db/embedded/directory-lock.ts';
import { NewerSchemaError } from './db/newer-schema-error.ts';

/** Fields of Node's and the database driver's errors that explain the cause. */
interface Trouble {
  code?: unknown;
  syscall?: unknown;
  path?: unknown;
  message: string;
}

/**
 * The sentence for the person at the terminal.
 *
 * @param config the server's configuration; null if that itself was wrong
 * @returns null if only a stack trace can explain it
 */
export function explainStartError(error: unknown, config: Config | null): string | null {
  const isExplained = [ConfigError, DatabaseStartError, DirectoryInUseError, NewerSchemaError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return (error as Error).message;
  const isOfPooler = error instanceof PoolerError;
  if (isOfPooler && error.cause === undefined) return error.message;
  if (config === null) return null;
  for (let one = error; one instanceof Error; one = one.cause) {
    const sentence =
      explainListening(one, config) ?? explainFiles(one, config) ?? explainPostgresql(one, config, isOfPooler);
    if (sentence !== null) return sentence;
  }
  return null;
}

function explainListening({ code, syscall }: Trouble, { host, port }: Config): string | null {
  if (syscall === 'getaddrinfo' && code === 'ENOTFOUND') return unknownHost(host);
  if (syscall !== 'listen' && syscall !== 'bind') return null;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by another Pala. Stop what listens there, or set PORT to another port.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one from 1024 on.`;
  return code === 'EADDRNOTAVAIL' ? unknownHost(host) : null;
}

function unknownHost(host: string): string {
  return `HOST is ${host}, which is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all its addresses.`;
}

const fileTroubles: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system can only be read',
  ENOTDIR: 'something on the way there is a file, not a directory',
  EEXIST: 'it is a file, not a directory',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space that this user may have is used up',
};

function explainFiles({ code, path }: Trouble, { dataDir }: Config): string | null {
  const isInside = typeof path === 'string' && (path === dataDir || path.startsWith(`${dataDir}${sep}`));
  // Making a missing directory fails with its parent's path.
  const isAbove = typeof path === 'string' && dataDir.startsWith(`${path}${sep}`);
  // A disk that fills up during a write names no file.
  const isUnnamed = path === undefined && (code === 'ENOSPC' || code === 'EDQUOT');
  const trouble = isInside || isAbove || isUnnamed ? fileTroubles[String(code)] : undefined;
  if (trouble === undefined) return null;
  return `DATA_DIR is ${dataDir}, and it cannot be used: ${trouble}${isUnnamed ? '' : ` (${String(path)})`}. Repair that, or set DATA_DIR to another directory.`;
}

/** Reasons that have no code of their own, by a part of the message. */
const messages = [
  [
    'unsupported startup parameter',
    'it is a pooler, which does not take our settings. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself (deploy/pooler/README.md)',
  ],
  [
    'extension "pg_trgm" is not available',
    'this PostgreSQL lacks the extension pg_trgm. Install its contrib package (postgresql17-contrib of Alpine)',
  ],
] as const;

function explainPostgresql({ code, message }: Trouble, { database }: Config, isOfPooler: boolean): string | null {
  if (database === null) return null;
  const variable = database.pooled === null || isOfPooler ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const url = new URL(isOfPooler ? (database.pooled ?? database.direct) : database.direct);
  const name = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username);
  const sentences: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there. Start PostgreSQL, or correct the address',
    ENOTFOUND: 'there is no machine of this name. Correct the address',
    EAI_AGAIN: 'its name could not be looked up. Check the network, or correct the address',
    ENOENT: 'there is no such socket. Start PostgreSQL, or correct the address',
    EHOSTUNREACH: 'the machine cannot be reached. Check the network, or correct the address',
    ENETUNREACH: 'the machine cannot be reached. Check the network, or correct the address',
    ETIMEDOUT: 'it does not answer. Check the network, or correct the address',
    ECONNRESET: 'it ended the connection. Check that PostgreSQL is what listens there',
    '28P01': `user or password is wrong (user ${decodeURIComponent(url.username)}). Correct them`,
    '28000': `PostgreSQL does not let the user in (user ${decodeURIComponent(url.username)}). Correct user, password or pg_hba.conf`,
    '3D000': `there is no database named ${name}. Create it, or correct the name`,
    '42501': `the user ${decodeURIComponent(url.username)} may not create tables in ${name}. Make it the owner of the database`,
    '53300': 'it has no connection to spare. Raise max_connections, or end what uses them',
    '57P03': 'it is still starting or already stopping. Try again in a moment',
  };
  const isSilent = /Connection terminated|timeout/i.test(message);
  const known = sentences[String(code)] ?? (isSilent ? sentences['ECONNRESET'] : undefined);
  // A pooler gives all its reasons one code.
  const said = isOfPooler && code === '08P01' ? `the pooler says: ${message}` : known;
  const sentence = messages.find(([part]) => message.includes(part))?.[1] ?? said;
  // Never the whole address: it contains the password.
  return sentence === undefined ? null : `${variable} names ${url.host || 'a local PostgreSQL'}, and ${sentence}.`;
}
