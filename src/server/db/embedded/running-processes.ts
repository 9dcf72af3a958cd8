// Database processes that a server which was killed has left on its directory.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a left database may take to stop in order, and then at once, in milliseconds. */
const stepTimeoutsMs = { fast: 1_000, immediate: 400 };

/** Ends what still runs on the directory, in order where it can, and clears its note of itself. Waits until nothing is left. */
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
    // The first process tells the others; only where it is gone are they told one by one.
    const told = first !== null && left.includes(first) && signal !== 'SIGKILL' ? [first] : left;
    for (const pid of told) send(pid, signal);
    const until = Date.now() + timeoutMs;
    while (processesIn(folder).length > 0 && Date.now() < until) await pause(10);
  }
  // The number in the note may by now be another program's, which would keep the database from starting.
  if (processesIn(folder).length === 0) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** The database's processes that work inside the directory. */
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

/** The first process, as the database notes it in its directory; a copy of the directory still names the one it was copied from. */
function noted(folder: string): number | null {
  try {
    const [first, place] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(first);
    // On Linux the directory in which processes work tells; elsewhere the database's name of it.
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
    // It has ended by itself.
  }
}
