// What a command answers: sentences for people, or JSON for programs.

/** The outcome of a command. */
export interface Told {
  lines: readonly string[];
  /** The same for programs. */
  facts: object;
  /** The command looked, and what it found needs someone. */
  isTrouble?: boolean;
}

/** One sentence, and the facts of it. */
export function tell(line: string, facts: object): Told {
  return { lines: [line], facts };
}

/** Writes the outcome to the terminal. */
export function say({ lines, facts }: Told, isJson: boolean): void {
  process.stdout.write(isJson ? `${JSON.stringify(facts, null, 2)}\n` : `${lines.join('\n')}\n`);
}
