// Chooses who helps with words.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { ReviewWriter } from './assistant.ts';
import { builtInAssistant } from './built-in-assistant.ts';

/** The model that is configured, with the rules behind it; or the rules. The model's client is loaded only where there is one. */
export async function createAssistant(
  { assistant }: Pick<Config, 'assistant'>,
  log: FastifyBaseLogger,
): Promise<ReviewWriter> {
  if (assistant === null) return builtInAssistant;
  const { createModelAssistant } = await import('./model-assistant.ts');
  return createModelAssistant(assistant, log);
}
