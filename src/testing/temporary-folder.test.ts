// A test run removes its temporary files.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';

/** A program that uses the folder, and prints it as its child processes would see it. */
const program = `
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { useTemporaryFolder } from './scripts/temporary-folder.ts';
  useTemporaryFolder();
  mkdtempSync(tmpdir() + '/left-');
  process.stdout.write(tmpdir());
  process.stdin.resume();
`;

async function running(): Promise<{ child: ChildProcess; folder: string }> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [folder] = await once(child.stdout, 'data');
  return { child, folder: String(folder) };
}

it.each([
  ['ends', (child: ChildProcess) => child.stdin?.end()],
  ['is ended', (child: ChildProcess) => child.kill('SIGTERM')],
])('temporary files have a folder of the run, which goes when it %s', async (_, end) => {
  const { child, folder } = await running();
  expect(folder).not.toBe(tmpdir());
  expect(existsSync(folder)).toBe(true);
  end(child);
  await once(child, 'exit');
  expect(existsSync(folder)).toBe(false);
});
