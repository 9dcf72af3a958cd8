// R13, R20: thousands of bodies that nobody would send to every endpoint that takes one, over real connections. Nothing breaks, nothing hangs.

import fc from 'fast-check';
import { ask, countStatuses } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { addressOf, callerOf, endpointsWithBody, type Taken } from '../shared/endpoints.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer, usageOf } from '../shared/server.ts';

/** What is no JSON at all. */
const malformed = [
  '{"a"',
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  'undefined',
  'a=1&b=2',
  '{"__proto__":{"role":"admin"}}',
  '\u0000',
];
/** Valid JSON that is no body. */
const noBody = ['null', '[]', '"x"', '0', 'true', '1e400'];

/** So many bodies for each endpoint; the seed is printed, so that a finding can be had again. */
export async function oddBodies(drill: Drill): Promise<void> {
  const each = drill.option('each', 60);
  const seed = drill.option('seed', Math.floor(Math.random() * 1e9));
  drill.say(`--seed ${seed}`);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('odd');
  const server = await startDrillServer(drill, { DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const db = openBeside(drill, url);
  const statuses = countStatuses();
  const faults: string[] = [];
  const taken: string[] = [];
  let longest = 0;
  const before = usageOf(server.process.pid ?? 0);

  for (const [number, one] of endpointsWithBody().entries()) {
    let person = await callerOf(db, one.endpoint);
    const bodies = [
      ...malformed,
      ...noBody,
      ...fc.sample(bodyOf(one), { numRuns: each, seed: seed + number }).map((body) => JSON.stringify(body)),
    ];
    for (const [index, body] of bodies.entries()) {
      const answer = await ask(server.url + addressOf(one.endpoint, person?.id), {
        method: one.endpoint.method,
        cookie: person?.cookie ?? '',
        body,
        patience: 30_000,
      });
      statuses.add(answer.status);
      longest = Math.max(longest, answer.milliseconds);
      const asked = `${one.endpoint.method} ${one.endpoint.path} ${body.slice(0, 200)}`;
      if (answer.status === 0 || answer.status >= 500) faults.push(`${answer.status} for ${asked}`);
      if (index < malformed.length && answer.status !== 400 && answer.status !== 403)
        taken.push(`${answer.status} for ${asked}`);
      // Some of these calls end sessions.
      if (answer.status === 401 && person !== null) person = await callerOf(db, one.endpoint);
    }
  }
  for (const fault of [...faults, ...taken].slice(0, 20)) drill.say(`  ${fault}`);
  drill.expect(
    'no answer is a fault of the server',
    faults.length === 0,
    `${statuses.total()} requests: ${statuses.text()}`,
  );
  drill.expect('what is no JSON is refused', taken.length === 0, `${taken.length} taken`);
  drill.expect('no request hangs', longest < 30_000, `${Math.round(longest)} ms at most`);
  drill.expect(
    'the process is the same, and ready',
    server.process.exitCode === null && (await ask(`${server.url}/readyz`)).status === 200,
  );
  drill.say(`  memory ${before.memory} MB before, ${usageOf(server.process.pid ?? 0).memory} MB after`);

  // What no schema foresees: a table is away.
  const player = await callerOf(db, endpointsWithBody()[0]?.endpoint ?? ({ access: 'signed-in' } as Taken['endpoint']));
  const somebody = player ?? (await callerOf(db, { access: 'signed-in' } as Taken['endpoint']));
  await postgresqlRename(db, 'player_goals', 'player_goals_away');
  const broken = await ask(`${server.url}/api/player-goals`, { cookie: somebody?.cookie ?? '' });
  const beside = await ask(`${server.url}/api/auth/user`, { cookie: somebody?.cookie ?? '' });
  await postgresqlRename(db, 'player_goals_away', 'player_goals');
  const text = JSON.stringify(broken.body);
  drill.expect(
    'a handler that breaks is answered 500 with the id of the request, and without a word of what broke',
    broken.status === 500 && broken.headers.has('x-request-id') && !/relation|select|goals/i.test(text),
    `${broken.status} ${text}`,
  );
  drill.expect('others are answered meanwhile', beside.status === 200, beside.status);
}

async function postgresqlRename(db: Parameters<typeof callerOf>[0], from: string, to: string): Promise<void> {
  await db.execute(`alter table ${from} rename to ${to}`);
}

/** A body as it should be, in which some fields hold something odd, are left out, or are too many. */
function bodyOf({ sample }: Taken): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom<unknown>(
      null,
      '',
      ' ',
      0,
      -1,
      1.5,
      1e308,
      2 ** 31,
      2 ** 53,
      [],
      {},
      [null],
      '\0',
      '\uD800',
      'infinity',
      '9999-99-99',
      '\u{1F3BE}'.repeat(300),
      'a'.repeat(20_000),
      '\u202Eabc\u2066',
      { $ne: null },
      [[[]]],
    ),
    fc.uuid(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  const fields = Object.keys(sample);
  return fc
    .tuple(
      fc.subarray(fields, { minLength: fields.length > 0 ? 1 : 0 }),
      fc.array(odd, { minLength: 8, maxLength: 8 }),
      fc.boolean(),
    )
    .map(([changed, values, isLess]) => {
      const body: Record<string, unknown> = { ...sample };
      for (const [index, field] of changed.entries()) body[field] = values[index % values.length];
      if (isLess && changed[0] !== undefined) delete body[changed[0]];
      return body;
    });
}
