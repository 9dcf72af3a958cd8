// R2: a second server on the data directory of the first. It must go away, and the first must not notice.

import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ask, idOf } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { booksOf, creditPlayer, submit } from '../shared/people.ts';
import { embeddedUrl, openBeside, spawnDrillServer, startDrillServer } from '../shared/server.ts';

/** Tries a second server, an old lock, the command line, and a lock whose holder was killed. */
export async function secondInstance(drill: Drill): Promise<void> {
  const dataDir = drill.folder();
  const first = await startDrillServer(drill, { DATA_DIR: dataDir });
  const player = await creditPlayer(openBeside(drill, embeddedUrl(dataDir)), 1_000);
  const acknowledged: string[] = [];
  const send = async (url: string) => {
    const answer = await submit(url, player);
    if (answer.status === 201) acknowledged.push(idOf(answer));
    return answer.status;
  };

  const lock = join(dataDir, 'database.lock');
  for (const age of ['new', 'a year old']) {
    if (age !== 'new')
      utimesSync(lock, new Date(Date.now() - 365 * 86_400_000), new Date(Date.now() - 365 * 86_400_000));
    const started = performance.now();
    const second = spawnDrillServer(drill, { DATA_DIR: dataDir });
    const writing = Promise.all(Array.from({ length: 20 }, () => send(first.url)));
    const code = await second.ended;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    drill.expect(
      `a second server ends with an error (lock ${age})`,
      code === 1 && Number(seconds) < 10,
      `exit code ${code} after ${seconds} s`,
    );
    drill.expect(
      'it names the first',
      second.said().includes(`process ${first.process.pid}`),
      second.said().trim().slice(0, 90),
    );
    const statuses = await writing;
    drill.expect(
      'the first goes on',
      statuses.every((status) => status === 201),
      `${statuses.length} submissions, ${statuses.filter((status) => status === 201).length} taken`,
    );
  }
  const typed = await commandLine(
    dataDir,
    'create-admin',
    'late@pala.test',
    '--first-name',
    'Ada',
    '--last-name',
    'Late',
  );
  drill.expect(
    'the command line leaves a running server alone',
    typed.code === 1 && typed.said.includes(String(first.process.pid)),
    typed.said.trim().slice(0, 90),
  );
  drill.expect('the lock stands beside the database', existsSync(lock));

  first.process.kill('SIGKILL');
  await first.ended;
  const third = await startDrillServer(drill, { DATA_DIR: dataDir });
  drill.expect('after kill -9 the next one starts', (await ask(`${third.url}/readyz`)).status === 200);
  await send(third.url);
  const { videos } = await booksOf(openBeside(drill, embeddedUrl(dataDir)), player);
  const lost = acknowledged.filter((id) => !videos.includes(id)).length;
  drill.expect(
    'nothing acknowledged is lost',
    lost === 0,
    `${acknowledged.length} acknowledged, ${videos.length} found, ${lost} lost`,
  );
  third.process.kill('SIGTERM');
  await third.ended;
  const alone = await commandLine(
    dataDir,
    'create-admin',
    'late@pala.test',
    '--first-name',
    'Ada',
    '--last-name',
    'Late',
  );
  drill.expect('the command line works once the server has stopped', alone.code === 0, `exit code ${alone.code}`);
}

/** Types a command of the product's own command line. */
async function commandLine(dataDir: string, ...typed: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['build/pala.js', ...typed], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}
