// The port to a chat model.

/** A read-only tool for the model. */
export interface ChatTool {
  name: string;
  description: string;
  /** JSON Schema of its arguments. */
  parameters: Record<string, unknown>;
  /** @param given the model's arguments, unvalidated */
  run: (given: unknown) => Promise<string>;
}

export interface ChatPrompt {
  system: string;
  user: string;
  tools: readonly ChatTool[];
}

export interface ChatModel {
  /** Writes an answer; `onWords` gets all text so far. Null if it fails or takes too long. */
  write(prompt: ChatPrompt, onWords: (words: string) => void): Promise<{ text: string; usedTools: boolean } | null>;
}
