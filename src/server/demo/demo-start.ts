// What DEMO=1 does at start.

import type { Context } from '#server/context.ts';
import { demoAccounts, demoEmail, demoPassword } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

/** Seeds the demo where the database is empty; returns the lines that tell whom to sign in as. */
export async function startDemo(context: Context): Promise<string[]> {
  const counts = await seedDemo(context);
  if (counts) context.log.info({ ...counts }, 'demo data written');
  return [
    'Demo: sign in with any of these addresses',
    ...demoAccounts.map((name) => `  ${demoEmail(name)}`),
    `and the password ${demoPassword}`,
  ];
}
