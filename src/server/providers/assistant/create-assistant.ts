// Chooses the assistant.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { ReviewWriter } from './assistant.ts';
import { builtInAssistant } from './built-in-assistant.ts';
import type { ChatModel } from './chat.ts';
import type { Embedder } from './embedder.ts';
import type { Transcriber } from './transcriber.ts';

/** The configured model with the rules as fallback, or the rules alone. The client is loaded only with a model. */
export async function createAssistant(
  { assistant }: Pick<Config, 'assistant'>,
  log: FastifyBaseLogger,
): Promise<ReviewWriter> {
  if (assistant === null) return builtInAssistant;
  const { createModelAssistant } = await import('./model-assistant.ts');
  return createModelAssistant(assistant, log);
}

/** The chat model; null without one, and then the built-in engine answers. */
export async function createChat(
  { assistant }: Pick<Config, 'assistant'>,
  log: FastifyBaseLogger,
): Promise<ChatModel | null> {
  if (assistant === null) return null;
  const { createChatModel } = await import('./chat-model.ts');
  return createChatModel(assistant, log);
}

/** The server for embeddings; null without one, and then Smashy finds entries by words alone. */
export async function openEmbedder(
  { embeddings }: Pick<Config, 'embeddings'>,
  log: FastifyBaseLogger,
): Promise<Embedder | null> {
  if (embeddings === null) return null;
  const { createEmbedder } = await import('./embedder.ts');
  return createEmbedder(embeddings, log);
}

/** The server for transcriptions; null without one, and then spoken notes stay recordings. */
export async function openTranscriber(
  { transcription }: Pick<Config, 'transcription'>,
  log: FastifyBaseLogger,
): Promise<Transcriber | null> {
  if (transcription === null) return null;
  const { createTranscriber } = await import('./transcriber.ts');
  return createTranscriber(transcription, log);
}
