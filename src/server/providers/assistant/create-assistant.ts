// Chooses who helps with words.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { ReviewWriter } from './assistant.ts';
import { builtInAssistant } from './built-in-assistant.ts';
import type { ChatModel } from './chat.ts';

/** The model that is configured, with the rules behind it; or the rules. The model's client is loaded only where there is one. */
export async function createAssistant(
  { assistant }: Pick<Config, 'assistant'>,
  log: FastifyBaseLogger,
): Promise<ReviewWriter> {
  if (assistant === null) return builtInAssistant;
  const { createModelAssistant } = await import('./model-assistant.ts');
  return createModelAssistant(assistant, log);
}

/** The model that answers questions; null without one, and then the built-in engine answers. */
export async function createChat(
  { assistant }: Pick<Config, 'assistant'>,
  log: FastifyBaseLogger,
): Promise<ChatModel | null> {
  if (assistant === null) return null;
  const { createChatModel } = await import('./chat-model.ts');
  return createChatModel(assistant, log);
}
