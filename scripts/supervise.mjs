// Runs a program as long as its parent lives: passes signals on, and ends it when the parent is gone.
//
// Plain JavaScript, as it runs before anything is installed. A killed npm ends silently, so the parent is watched. The program
// gets a signal, or on Windows, which has none, a closed channel.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** How often the parent is checked, in milliseconds. */
const rhythm = 500;

/** The exit code of a program ended by a signal, as in shells. */
export const exitCodeOf = (signal) => 128 + constants.signals[signal];

/** Runs Node with these arguments until it ends, then ends this process with the same exit code. */
export function supervise(node, args, env = process.env) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  const end = (signal) => {
    if (process.platform !== 'win32') child.kill(signal);
    else if (child.connected) child.disconnect();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  const parent = process.ppid;
  const npm = npmBehind(parent);
  const watch = setInterval(() => {
    if (isParent(parent) && (npm === null || isAlive(npm))) return;
    clearInterval(watch);
    end('SIGTERM');
  }, rhythm);
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}

/** Whether this is still the parent: orphans get another one, except on Windows. */
function isParent(pid) {
  return process.platform === 'win32' ? isAlive(pid) : process.ppid === pid;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // A zombie is gone, though its id still exists.
  return !/^[ZX]/.test(readStat(pid).state);
}

/** npm's process if a shell is between it and us, which would not notice its end; null without a shell, or if unknown. */
function npmBehind(parent) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return null;
  const answer = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' }).stdout ?? '';
  const { ppid, name } = readStat(parent);
  const found = /^\s*(\d+)\s+(?:.*\/)?-?(?:ba|da|a|z|k)?sh\s*$/.exec(answer || `${ppid} ${name}`);
  return found ? Number(found[1]) : null;
}

/** The kernel's status of a process, if available. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [state, ppid] = stat.slice(end + 2).split(' ');
    return { state, ppid, name: stat.slice(stat.indexOf('(') + 1, end) };
  } catch {
    return { state: '', ppid: '', name: '' };
  }
}
