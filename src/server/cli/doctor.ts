// Checks everything that a server needs, with advice.

import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { checkDatabase } from './doctor-database.ts';
import {
  checkDirectory,
  checkMail,
  checkPages,
  checkPublicUrl,
  checkSecret,
  checkVersions,
} from './doctor-surroundings.ts';
import type { Outcome } from './outcome.ts';

/** The result of one check. */
export interface Finding {
  what: string;
  state: 'good' | 'look' | 'trouble';
  says: string;
  /** What to do about it. */
  todo?: string;
}

const marks = { good: 'ok     ', look: 'look   ', trouble: 'TROUBLE' };

/** Runs all checks; trouble keeps a server from working. */
export async function runDoctor(environment: Record<string, string | undefined> = process.env): Promise<Outcome> {
  const findings = [checkVersions(), ...(await lookAround(environment))];
  const isTrouble = findings.some(({ state }) => state === 'trouble');
  const lines = findings.flatMap(({ what, state, says, todo }) => [
    `${marks[state]}  ${what}: ${says}`,
    ...(todo === undefined ? [] : [`         → ${todo}`]),
  ]);
  lines.push('', isTrouble ? 'Something needs your attention.' : 'The server can run.');
  return { lines, facts: { isTrouble, findings }, isTrouble };
}

async function lookAround(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const says = error.message.replaceAll(/\s*\n\s*/g, '; ');
    return [
      {
        what: 'configuration',
        state: 'trouble',
        says,
        todo: 'Correct these variables (docs/operations/deploying.md).',
      },
    ];
  }
  return [
    { what: 'configuration', state: 'good', says: 'every variable is valid' },
    checkPublicUrl(config),
    checkDirectory(config),
    checkSecret(config),
    checkPages(),
    await checkMail(config),
    ...(await checkDatabase(config)),
  ];
}
