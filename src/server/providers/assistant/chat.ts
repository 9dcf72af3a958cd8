// The port to a model that answers questions.

/** Something that the model may look up. It only reads, and only what its maker gave it. */
export interface ChatTool {
  name: string;
  description: string;
  /** JSON Schema of its arguments. */
  parameters: Record<string, unknown>;
  /** @param given by the model: anything at all */
  run: (given: unknown) => Promise<string>;
}

export interface ChatPrompt {
  system: string;
  user: string;
  tools: readonly ChatTool[];
}

export interface ChatModel {
  /** Writes an answer; `onWords` hears all words so far. Null where it fails or takes too long. */
  write(prompt: ChatPrompt, onWords: (words: string) => void): Promise<{ text: string; usedTools: boolean } | null>;
}
