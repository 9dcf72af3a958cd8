// Asks Smashy and streams the answer.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#domain/people/roles.ts';
import { ApiError, answerError, networkError } from '#web/lib/http/api-error.ts';
import { readEvents } from '#web/lib/http/event-stream.ts';

/** A model has 20 seconds before the built-in answer follows. */
const timeoutMs = 25_000;

interface Asked {
  turnId: string;
  message: string;
  /** Part of the call (docs/product.md#smashy); the server uses the session instead. */
  userRole: Role;
  userId: string;
}

/**
 * Asks a question and returns the answer.
 *
 * @param onText called with the text so far
 * @throws ApiError on failure or timeout
 */
export async function askSmashy(asked: Asked, onText: (partialText: string) => void): Promise<SmashyAnswer> {
  const { path, method } = endpoints.askSmashy;
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw await answerError(response);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') && response.body !== null;
    return isStream ? await lastAnswer(response.body, onText) : await response.json();
  } catch (error) {
    throw error instanceof ApiError ? error : networkError(error);
  }
}

async function lastAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (partialText: string) => void,
): Promise<SmashyAnswer> {
  for await (const { name, data } of readEvents(body)) {
    if (name === 'words') onText(String(data));
    if (name === 'answer') return data as SmashyAnswer;
  }
  throw new Error('the stream ended before the answer');
}
