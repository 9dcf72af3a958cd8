// The nginx of compose.yaml on this machine, with the same configuration, if installed.

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './ask.ts';
import type { Drill } from './drill.ts';
import { freePort } from './postgresql.ts';

/**
 * Starts nginx with `deploy/nginx.conf` in front of these two servers; it ends with the drill.
 *
 * @returns its address; null if nginx is not installed
 */
export async function startNginx(drill: Drill, behind: readonly string[]): Promise<string | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = drill.folder();
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const [first = '', second = ''] = behind.map((url) => new URL(url).host);
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('http {', () => `http {\n${temporary.join('\n')}`)
    .replace('pala-1:3000', first)
    .replace('pala-2:3000', second)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\npid ${folder}/pid;\n${user}${configuration}`);
  const nginx = spawn('nginx', ['-e', join(folder, 'errors'), '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  drill.later(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  while ((await ask(`${url}/readyz`)).status !== 200) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(join(folder, 'errors'), 'utf8')}`);
  }
  return url;
}
