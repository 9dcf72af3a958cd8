// Seeds the demo when DEMO=1 is set.

import { ConfigError } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { isDemoDatabase } from './demo.queries.ts';
import { demoAccounts, demoEmail, demoPassword } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * Seeds an empty database and returns the lines with the accounts to sign in as. The database remembers that it is a demo
 * (`installation`), so that new registrations do not block the next start.
 *
 * @throws ConfigError on a database with real people, since anyone could sign in as them
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
