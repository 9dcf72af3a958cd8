// Drafting with a model on any server with OpenAI's API. If it fails or is slow, the rules write.

import type { FastifyBaseLogger } from 'fastify';
import { APIConnectionError, APIError, type OpenAI } from 'openai';
import type { ReviewProposal } from '#domain/reviews/draft/ai-draft.ts';
import type { ReviewMaterial } from '#domain/reviews/draft/review-facts.ts';
import type { Config } from '#server/config.ts';
import type { ReviewWriter } from './assistant.ts';
import { builtInAssistant } from './built-in-assistant.ts';
import { failureKind } from './failure-kind.ts';
import { createClient } from './openai-client.ts';
import { readReviewAnswer } from './review-answer.ts';
import { reviewPrompt } from './review-prompt.ts';

/** Total time limit, in milliseconds (docs/product.md#review). */
const defaultTimeoutMs = 20_000;
/** The longest answer, in tokens, thinking included. */
const maxAnswerTokens = 4000;

type Model = NonNullable<Config['assistant']>;

/** @param timeoutMs milliseconds after which the rules write instead */
export function createModelAssistant(model: Model, log: FastifyBaseLogger, timeoutMs = defaultTimeoutMs): ReviewWriter {
  const client = createClient(model);

  return {
    async writeReview(material) {
      try {
        const proposal = await propose(client, model.model, material, AbortSignal.timeout(timeoutMs));
        if (proposal !== null) return { proposal, writer: 'model', hasModelFailed: false };
        log.warn('the model answered something else than a review');
      } catch (error) {
        // Only the kind of failure, because servers' messages may repeat the prompt.
        log.warn({ failure: failureKind(error) }, 'the model did not answer');
      }
      return { ...(await builtInAssistant.writeReview(material)), hasModelFailed: true };
    },
  };
}

async function propose(
  client: OpenAI,
  model: string,
  material: ReviewMaterial,
  signal: AbortSignal,
): Promise<ReviewProposal | null> {
  const { system, user } = reviewPrompt(material);
  const ask = async (limit: { max_completion_tokens: number } | { max_tokens: number }) => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ] as const;
    const answer = await client.chat.completions.create({ model, messages: [...messages], ...limit }, { signal });
    return readReviewAnswer(answer.choices?.[0]?.message?.content ?? '');
  };
  try {
    return await ask({ max_completion_tokens: maxAnswerTokens });
  } catch (error) {
    signal.throwIfAborted();
    // One retry, for servers that know only the limit's older name, and for temporary failures.
    if (isRefusal(error)) return ask({ max_tokens: maxAnswerTokens });
    if (isStumble(error)) return ask({ max_completion_tokens: maxAnswerTokens });
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}

function isStumble(error: unknown): boolean {
  return error instanceof APIConnectionError || (error instanceof APIError && Number(error.status) >= 500);
}
