// The setup code for creating the first administrator.

import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { keepSetupCode } from './accounts.queries.ts';

/** The configured code, or one created once for all servers of this database. */
export async function readSetupCode(db: Database, config: Config): Promise<string> {
  return config.adminSetupCode ?? keepSetupCode(db, randomBytes(9).toString('base64url'));
}
