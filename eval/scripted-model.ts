// A server with OpenAI's API that acts like a careful model: it repeats what the product worked out, or the first passage.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Message {
  role: string;
  content: string | null;
}

interface Told {
  workedOut: string | null;
  passages: { title: string; text: string }[];
}

/** Starts the server; returns its address and a function to stop it. */
export async function startScriptedModel(): Promise<{ baseUrl: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { messages, tools } = JSON.parse(Buffer.concat(chunks).toString());
      answer(response, messages, tools?.length > 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, stop: () => server.close() };
}

function answer(response: ServerResponse, messages: Message[], hasTools: boolean): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`,
    );
  const prompt = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Told;
  const looked = messages.some(({ role }) => role === 'tool');
  // Calls a tool once, as a model with tools does.
  if (hasTools && prompt.workedOut !== null && !looked) send({ tool_calls: [ratingsCall] });
  else for (const part of spoken(prompt).match(/[^]{1,80}/g) ?? []) send({ content: part });
  response.end('data: [DONE]\n\n');
}

const ratingsCall = { index: 0, id: 'call-0', type: 'function', function: { name: 'own_ratings', arguments: '{}' } };

function spoken({ workedOut, passages: [first] }: Told): string {
  if (workedOut !== null) return `${workedOut} [0]`;
  return first === undefined ? 'I do not know that; your coach can tell you.' : `${first.text} [1]`;
}
