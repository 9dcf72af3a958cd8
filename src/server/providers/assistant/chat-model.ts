// A chat model on any server with OpenAI's API: streaming, with read-only tools.

import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type OpenAI from 'openai';
import type {
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import { isBlank } from '#domain/plain-text.ts';
import type { Config } from '#server/config.ts';
import type { ChatModel, ChatPrompt, ChatTool } from './chat.ts';
import { failureKind } from './failure-kind.ts';
import { createClient } from './openai-client.ts';

/** Total time limit, in milliseconds (docs/product.md#smashy). */
const defaultTimeoutMs = 20_000;
/** The longest answer, in tokens. */
const maxAnswerTokens = 1200;
/** Most rounds of tool calls. */
const maxRounds = 4;
/** Most tool calls per round; further ones are ignored. */
const maxCalls = 8;
/** The text so far is passed on this often, in milliseconds: a word at a time would send an answer hundreds of times. */
const pauseMs = 50;
/** Most characters of an answer or of a tool's arguments; longer ones are cut. */
const [maxText, maxArguments] = [8000, 2000];

/** The parts of a chunk that are used, validated because a server may send anything. */
const Part = z.object({
  delta: z
    .object({
      content: z.string().nullish(),
      tool_calls: z
        .array(
          z.object({
            index: z.int().nonnegative(),
            id: z.string().max(200).nullish(),
            function: z.object({ name: z.string().max(100).nullish(), arguments: z.string().nullish() }).nullish(),
          }),
        )
        .max(maxCalls)
        .nullish(),
    })
    .nullish(),
});

type Model = NonNullable<Config['assistant']>;

/** @param timeoutMs time limit in milliseconds */
export function createChatModel(model: Model, log: FastifyBaseLogger, timeoutMs = defaultTimeoutMs): ChatModel {
  const client = createClient(model);
  return {
    async write(prompt, onWords) {
      try {
        return await converse(client, model.model, prompt, onWords, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        // Only the kind of failure, because servers' messages may repeat the prompt.
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
    if (calls.length === 0) return isBlank(text) ? null : { text, usedTools };
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
  let shownAt = Number.NEGATIVE_INFINITY;
  // Keyed by the server's call index, which may be any number.
  const calls = new Map<number, ChatCompletionMessageFunctionToolCall>();
  for await (const { choices } of stream) {
    const [choice] = choices;
    if (choice === undefined) continue;
    const { content, tool_calls: parts } = Part.parse(choice).delta ?? {};
    if (content) {
      text = (text + content).slice(0, maxText);
      if (performance.now() - shownAt >= pauseMs) {
        onWords(text);
        // A server that sends everything at once must not hold up other people's requests.
        await setImmediate();
        shownAt = performance.now();
      }
    }
    signal.throwIfAborted();
    for (const part of parts ?? []) addTo(calls, part);
    if (text.length === maxText) break;
  }
  if (text !== '') onWords(text);
  return { text, calls: [...calls.values()] };
}

type CallPart = NonNullable<NonNullable<z.output<typeof Part>['delta']>['tool_calls']>[number];

function addTo(calls: Map<number, ChatCompletionMessageFunctionToolCall>, { index, id, function: part }: CallPart) {
  const call = calls.get(index)?.function ?? { name: '', arguments: '' };
  if (!calls.has(index)) {
    if (calls.size === maxCalls) return;
    calls.set(index, { id: id ?? `call-${index}`, type: 'function', function: call });
  }
  call.name = (call.name + (part?.name ?? '')).slice(0, 100);
  call.arguments = (call.arguments + (part?.arguments ?? '')).slice(0, maxArguments);
}

/** A tool's result; null for an unknown tool. */
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
