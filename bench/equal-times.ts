// Whether an answer's time reveals if an address has an account. `npm run bench -- equal-times`; exit code 1 if it does.

import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';

/** Requests for each kind of address; known and unknown ones alternate, so that other load affects both alike. */
const rounds = 60;
/** Two medians count as equal within either of these, below what a patient attacker could measure. */
const tolerance = { share: 0.2, milliseconds: 5 };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request after the other over one connection; resolves with status and duration in milliseconds. */
function post(url: string, body: object): Promise<{ status: number; milliseconds: number }> {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - started });
      });
    })
      .once('error', reject)
      .end(payload);
  });
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Measures one endpoint with known and unknown addresses in turn; true if their times are equal. */
async function compare(name: string, url: string, bodyFor: (email: string) => object): Promise<boolean> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  for (let round = -5; round < rounds; round += 1) {
    // The order alternates, so that neither always follows the other's after-effects.
    for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? 'player@demo.pala.example' : `${name}-${round + 5}@nobody.pala.example`;
      const { status, milliseconds } = await post(url, bodyFor(email));
      statuses.add(status);
      // The first rounds warm up.
      if (round >= 0) times[kind].push(milliseconds);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  const isEqual =
    statuses.size === 1 &&
    (difference < tolerance.milliseconds || difference < tolerance.share * Math.min(known, unknown));
  const columns = [known, unknown, difference].map((value) => `${value.toFixed(1)} ms`.padStart(11)).join('');
  console.log(`${name.padEnd(18)}${columns}   ${[...statuses].join('/')}   ${isEqual ? 'equal' : 'DIFFERENT'}`);
  return isEqual;
}

const server = await startServerProcess({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'pala-bench-')),
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  DEMO: '1',
});
console.log(
  `${process.env.DATABASE_URL ? 'the PostgreSQL of DATABASE_URL' : 'embedded PostgreSQL'}, medians of ${rounds} requests each, one at a time\n`,
);
console.log(`${' '.repeat(18)}${['known', 'unknown', 'difference'].map((title) => title.padStart(11)).join('')}`);
const isEqual = [
  await compare('login', `${server.url}/api/auth/login`, (email) => ({ email, password: 'a wrong password' })),
  await compare('register', `${server.url}/api/auth/register`, (email) => ({
    email,
    firstName: 'Nora',
    lastName: 'Holm',
    country: 'DK',
    consentToDataProcessing: true,
    password: 'secret-word',
    confirmPassword: 'secret-word',
  })),
  await compare('forgot-password', `${server.url}/api/auth/forgot-password`, (email) => ({ email })),
  await compare('confirm-again', `${server.url}/api/auth/resend-verification`, (email) => ({ email })),
];
server.process.kill('SIGTERM');
await server.ended;
process.exit(isEqual.every(Boolean) ? 0 : 1);
