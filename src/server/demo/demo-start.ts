// What DEMO=1 does at start.

import { ConfigError } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { isDemoDatabase } from './demo.queries.ts';
import { demoAccounts, demoEmail, demoPassword } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * Seeds the demo where the database is empty; returns the lines that tell whom to sign in as. A database that the demo made says so
 * for good (`installation`), so that whoever registers in a running demo does not stand in its way.
 *
 * @throws ConfigError on a database with people that the demo did not make: everybody could sign in as them
 */
export async function startDemo(context: Context): Promise<string[]> {
  if (!(await isDemoDatabase(context.db))) {
    throw new ConfigError(
      "The configuration is not valid:\n  DEMO: the database holds people who are not the demo's, and the demo lets everybody in as anyone." +
        ' Leave DEMO out, or give the demo a database of its own (DATA_DIR or DATABASE_URL)',
    );
  }
  const counts = await seedDemo(context);
  if (counts) context.log.info({ ...counts }, 'demo data written');
  return [
    'Demo: sign in with any of these addresses',
    ...demoAccounts.map((name) => `  ${demoEmail(name)}`),
    `and the password ${demoPassword}`,
  ];
}
