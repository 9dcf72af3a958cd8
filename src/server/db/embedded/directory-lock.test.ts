// A data directory has one owner, whatever happened to the last one.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

const fresh = () => join(mkdtempSync(join(tmpdir(), 'pala-lock-')), 'database.lock');
const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A living process and its lock file. */
function heldByAnother() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  const file = fresh();
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  writeFileSync(file, JSON.stringify({ pid: child.pid, startedAt }));
  return { child, file };
}

it('the lock can be taken again after it was released', () => {
  const file = fresh();
  lockDirectory(file)();
  expect(existsSync(file)).toBe(false);
  lockDirectory(file)();
});

it('the lock is refused while its holder lives, and names the holder', () => {
  const { child, file } = heldByAnother();
  expect(() => lockDirectory(file)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(file)).toThrow(String(child.pid));
});

it('the lock is taken over once its holder is gone', async () => {
  const { child, file } = heldByAnother();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  lockDirectory(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
});

it('the lock is taken over from a zombie process', async () => {
  // The shell becomes a program that never waits for its children.
  const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(parent);
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', (chunk) => resolve(String(chunk)))));
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
  const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const file = fresh();
  writeFileSync(file, JSON.stringify({ pid, startedAt: fields()[19] }));
  expect(() => lockDirectory(file)).toThrow(DirectoryInUseError);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => fields()[0]).toBe('Z');
  lockDirectory(file)();
});

it('the lock is taken over when its process id belongs to another process', () => {
  const { child, file } = heldByAnother();
  writeFileSync(file, JSON.stringify({ pid: child.pid, startedAt: '1' }));
  lockDirectory(file)();
});

it('the lock is taken over when its file is damaged', () => {
  const file = fresh();
  writeFileSync(file, '{"pi');
  lockDirectory(file)();
});
