// What every drill is given: a place to say what was found, a folder of its own, and the undoing of what it has started.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a drill works with. */
export interface Drill {
  /** Says something as it happens. */
  say(text: string): void;
  /** Something that must hold, and what was found; the drill fails when it does not. */
  expect(what: string, holds: boolean, found?: string | number): void;
  /** Done at the end however the drill ends, the last first. */
  later(undo: () => unknown): void;
  /** A number from the command line, such as `--rounds 5`. */
  option(name: string, otherwise: number): number;
  /** An empty folder that is gone afterwards. */
  folder(): string;
}

/** Thrown by a drill for which something is missing on this machine. */
export class CannotTry extends Error {}

/** How a drill ended. */
export type Ending = 'good' | 'bad' | 'not tried';

/**
 * Runs a drill, prints what it found as it finds it, and undoes what it has started.
 *
 * @param typed what stands behind its name on the command line
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
