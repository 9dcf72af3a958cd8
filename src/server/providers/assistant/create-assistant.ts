// Chooses who helps with words.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { ReviewWriter } from './assistant.ts';
import { builtInAssistant } from './built-in-assistant.ts';
import { createModelAssistant } from './model-assistant.ts';

/** The model that is configured, with the rules behind it; or the rules. */
export function createAssistant({ assistant }: Pick<Config, 'assistant'>, log: FastifyBaseLogger): ReviewWriter {
  return assistant === null ? builtInAssistant : createModelAssistant(assistant, log);
}
