// The output of a command: sentences, or JSON.

/** The outcome of a command. */
export interface Outcome {
  lines: readonly string[];
  /** The same as JSON. */
  facts: object;
  /** Whether the command found trouble. */
  isTrouble?: boolean;
}

/** An outcome of one sentence and its facts. */
export function outcome(line: string, facts: object): Outcome {
  return { lines: [line], facts };
}

/** Writes the outcome to the terminal. */
export function printOutcome({ lines, facts }: Outcome, isJson: boolean): void {
  process.stdout.write(isJson ? `${JSON.stringify(facts, null, 2)}\n` : `${lines.join('\n')}\n`);
}
