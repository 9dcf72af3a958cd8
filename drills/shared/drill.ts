// The tools of every drill: output, a temporary folder, and clean-up.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A drill's tools. */
export interface Drill {
  /** Prints progress. */
  say(text: string): void;
  /** An expectation and its finding; the drill fails if it does not hold. */
  expect(what: string, holds: boolean, found?: string | number): void;
  /** Clean-up at the end, the last first, however the drill ends. */
  later(undo: () => unknown): void;
  /** A number from the command line, such as `--rounds 5`. */
  option(name: string, otherwise: number): number;
  /** An empty temporary folder. */
  folder(): string;
}

/** Thrown by a drill that misses something on this machine. */
export class CannotTry extends Error {}

/** The result of a drill. */
export type Ending = 'good' | 'bad' | 'not tried';

/**
 * Runs a drill, prints its findings as they come, and cleans up.
 *
 * @param typed the arguments after its name on the command line
 */
export async function runDrill(run: (drill: Drill) => Promise<void>, typed: readonly string[]): Promise<Ending> {
  const undos: (() => unknown)[] = [];
  let isGood = true;
  const say = (text: string) => console.log(text);
  const drill: Drill = {
    say,
    expect(what, holds, found = holds ? 'yes' : 'no') {
      if (!holds) isGood = false;
      say(`${holds ? '✓' : '✗'} ${what}: ${found}`);
    },
    later: (undo) => undos.push(undo),
    option(name, otherwise) {
      const at = typed.indexOf(`--${name}`);
      const given = at < 0 ? Number.NaN : Number(typed[at + 1]);
      return Number.isFinite(given) ? given : otherwise;
    },
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'pala-drill-'));
      undos.push(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
  };
  try {
    await run(drill);
    return isGood ? 'good' : 'bad';
  } catch (error) {
    if (error instanceof CannotTry) {
      say(`– not tried: ${error.message}`);
      return isGood ? 'not tried' : 'bad';
    }
    say(`✗ the drill broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return 'bad';
  } finally {
    for (const undo of undos.toReversed()) {
      await Promise.resolve()
        .then(undo)
        .catch((error: unknown) => say(`(not undone: ${String(error)})`));
    }
  }
}
