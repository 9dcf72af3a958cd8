// Runs the command line as a program.

import { type ChildProcess, spawn } from 'node:child_process';

const program = process.env['SERVER_PROGRAM'] ? 'build/pala.js' : 'src/server/cli/pala.ts';

/** The result of a command. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Starts a command with only these settings; does not wait for it. */
export function startCommand(args: readonly string[], environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<Ended>((resolve) => {
    let [out, err] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended };
}

/** Runs a command to its end. */
export const runCommand = (args: readonly string[], environment: Record<string, string>): Promise<Ended> =>
  startCommand(args, environment).ended;
