// A model that answers in a conversation, on any server that speaks OpenAI's API: streaming, with tools that only read.

import type { FastifyBaseLogger } from 'fastify';
import type OpenAI from 'openai';
import type {
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { Config } from '#server/config.ts';
import type { ChatModel, ChatPrompt, ChatTool } from './chat.ts';
import { failureKind } from './failure-kind.ts';
import { createClient } from './openai-client.ts';

/** How long the model has in all, in milliseconds (docs/product.md#smashy). */
const defaultTimeoutMs = 20_000;
/** The longest answer, in tokens. */
const maxAnswerTokens = 1200;
/** How often it may ask tools before it must have answered. */
const maxRounds = 4;

type Model = NonNullable<Config['assistant']>;

/** @param timeoutMs milliseconds after which it has not answered */
export function createChatModel(model: Model, log: FastifyBaseLogger, timeoutMs = defaultTimeoutMs): ChatModel {
  const client = createClient(model);
  return {
    async write(prompt, onWords) {
      try {
        return await converse(client, model.model, prompt, onWords, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        // Only what kind of failure it was: messages of servers repeat what they were sent.
        log.warn({ failure: failureKind(error) }, 'the model did not answer a question');
        return null;
      }
    },
  };
}

async function converse(
  client: OpenAI,
  model: string,
  { system, user, tools }: ChatPrompt,
  onWords: (words: string) => void,
  signal: AbortSignal,
) {
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  let usedTools = false;
  for (let round = 0; round < maxRounds; round += 1) {
    const { text, calls } = await oneAnswer(client, model, messages, tools, onWords, signal);
    if (calls.length === 0) return text.trim() === '' ? null : { text, usedTools };
    messages.push({ role: 'assistant', content: text, tool_calls: calls });
    for (const call of calls) {
      const content = await runTool(tools, call);
      usedTools ||= content !== null;
      messages.push({ role: 'tool', tool_call_id: call.id, content: content ?? 'There is no such tool.' });
    }
    signal.throwIfAborted();
  }
  return null;
}

async function oneAnswer(
  client: OpenAI,
  model: string,
  messages: ChatCompletionMessageParam[],
  tools: readonly ChatTool[],
  onWords: (words: string) => void,
  signal: AbortSignal,
) {
  const described = tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters },
  }));
  const stream = await client.chat.completions.create(
    {
      model,
      messages,
      stream: true,
      max_tokens: maxAnswerTokens,
      ...(described.length > 0 && { tools: described }),
    },
    { signal },
  );
  let text = '';
  const calls: ChatCompletionMessageFunctionToolCall[] = [];
  for await (const { choices } of stream) {
    const delta = choices[0]?.delta;
    if (delta?.content) {
      text += delta.content;
      onWords(text);
    }
    for (const { index, id, function: part } of delta?.tool_calls ?? []) {
      calls[index] ??= { id: id ?? `call-${index}`, type: 'function', function: { name: '', arguments: '' } };
      calls[index].function.name += part?.name ?? '';
      calls[index].function.arguments += part?.arguments ?? '';
    }
  }
  return { text, calls: calls.filter((call) => call !== undefined) };
}

/** What a tool says; null for one that does not exist. */
async function runTool(
  tools: readonly ChatTool[],
  call: ChatCompletionMessageFunctionToolCall,
): Promise<string | null> {
  const tool = tools.find(({ name }) => name === call.function.name);
  return tool === undefined ? null : tool.run(parseArguments(call.function.arguments));
}

function parseArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
