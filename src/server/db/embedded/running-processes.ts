// Database processes left by a server that was killed.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long such a database may take for a clean shutdown, and then for an immediate one, in milliseconds. */
const stepTimeoutsMs = { fast: 1_000, immediate: 400 };

/** Ends what still runs on the directory, cleanly if possible, and removes its pid file. Waits until nothing is left. */
export async function killLeftoverProcesses(folder: string): Promise<void> {
  const steps = [
    { signal: 'SIGINT', timeoutMs: stepTimeoutsMs.fast },
    { signal: 'SIGQUIT', timeoutMs: stepTimeoutsMs.immediate },
    { signal: 'SIGKILL', timeoutMs: stepTimeoutsMs.immediate },
  ] as const;
  for (const { signal, timeoutMs } of steps) {
    const left = processesIn(folder);
    if (left.length === 0) break;
    const first = noted(folder);
    // The first process stops the others; only if it is gone are they stopped one by one.
    const targets = first !== null && left.includes(first) && signal !== 'SIGKILL' ? [first] : left;
    for (const pid of targets) send(pid, signal);
    const until = Date.now() + timeoutMs;
    while (processesIn(folder).length > 0 && Date.now() < until) await pause(10);
  }
  // The id in the pid file may now be another program's, which would keep the database from starting.
  if (processesIn(folder).length === 0) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** The database's processes that run inside the directory. */
function processesIn(folder: string): number[] {
  if (process.platform === 'linux') return processesInside(folder);
  const pid = noted(folder);
  if (pid === null) return [];
  const program = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return program.trim().endsWith('postgres') ? [pid] : [];
}

function processesInside(folder: string): number[] {
  const place = statSync(folder, { throwIfNoEntry: false });
  if (!place) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        if (readFileSync(`/proc/${name}/comm`, 'utf8').trim() !== 'postgres') return false;
        const inside = statSync(`/proc/${name}/cwd`);
        return inside.dev === place.dev && inside.ino === place.ino;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The first process, from the pid file; a copy of the directory still names the process of the original. */
function noted(folder: string): number | null {
  try {
    const [first, place] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(first);
    // On Linux by the working directories of processes; elsewhere by the name in the pid file.
    const isHere = process.platform === 'linux' || place === folder;
    return isHere && Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}
