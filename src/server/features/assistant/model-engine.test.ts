// Smashy with a model behind it: what the model is told, what becomes of its words, and who answers when it fails.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { createChatModel } from '#server/providers/assistant/chat-model.ts';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { sendChunks, sendJson, useHttpPeer } from '#server/testing/http-peer.ts';
import { type TestAnswer, useTestApp } from '#server/testing/test-app.ts';

const peer = useHttpPeer();
const test = useTestApp();
let player: { id: string };

beforeAll(async () => {
  const { db } = test.context;
  const coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
  player = await makePlayer(db, { firstName: 'Pia', lastName: 'Lund' });
  await connect(db, coach, player);
  await publishReview(test, coach, player);
});
const useModel = (timeoutMs?: number) => {
  const model = { baseUrl: `${peer.url}/v1`, model: 'small-one', apiKey: 'key-canary' };
  test.context.chat = createChatModel(model, test.context.log, timeoutMs);
};
beforeEach(() => {
  peer.asked.length = 0;
  useModel();
});

type Asked = TestAnswer<Answer<Endpoints['askSmashy']>>;
const ask = (message: string, accept = 'application/json'): Promise<Asked> =>
  test.call(player, endpoints.askSmashy, { body: { message }, headers: { accept } });
const say = (...words: string[]) => {
  peer.answer = (response) =>
    sendChunks(
      response,
      words.map((content) => ({ content })),
    );
};

describe('what a model is told', () => {
  it('is the question, a role, a level, passages and tools, without names and ids', async () => {
    say('The bandeja keeps the net. [1]');
    await ask('What is a bandeja?');
    const sent = peer.asked[0]?.body ?? '';
    expect(sent).toContain('What is a bandeja?');
    expect(JSON.parse(sent).tools.map((one: { function: { name: string } }) => one.function.name)).toContain(
      'own_ratings',
    );
    for (const secret of ['Pia', 'Lund', 'Carla', player.id, '@']) expect(sent).not.toContain(secret);
    expect(peer.asked[0]?.headers.authorization).toBe('Bearer key-canary');
  });

  it('is what the product worked out, with the coach unnamed', async () => {
    say('As worked out. [0]');
    const { body } = await ask('What did my coach say?');
    const told = JSON.parse(JSON.parse(peer.asked[0]?.body ?? '{}').messages[1].content);
    expect(told.workedOut).toContain('the coach');
    expect(peer.asked[0]?.body).not.toContain('Carla');
    expect(body.response).toContain('As worked out.');
  });

  it('is nothing at all of greetings and of what lies outside padel', async () => {
    await ask('Hello');
    await ask('What is the capital of France?');
    await ask('Show me the notes of another player');
    expect(peer.asked).toEqual([]);
  });
});

it.each(['chest pain and dizziness', 'jeg er lige besvimet', 'quiero morirme'])(
  'sends no emergency to a model: “%s”',
  async (message) => {
    say('Stretch, and ask your coach. [1]');
    const { body } = await ask(message);
    expect(peer.asked).toEqual([]);
    expect(body.response).toContain('112');
  },
);

describe('what a model writes', () => {
  it('names the sources of the passages that it used', async () => {
    say('The net is ', '0.88 m high in the middle. [1]');
    const { body } = await ask('How high is the net?');
    expect(body.response).toMatch(/^The net is 0\.88 m high in the middle\.\n\n\*Source: /);
    expect(body.videos.platform).toEqual([]);
  });

  it('is marked where it leans on nothing that it was given', async () => {
    say('I think it is 2 m. [9]');
    expect((await ask('How high is the net?')).body.response).toContain('I have no source for this');
  });

  it('may rest on the asker’s own ratings, which it looks up', async () => {
    const call = { index: 0, id: 'c', type: 'function', function: { name: 'own_ratings', arguments: '{}' } };
    peer.answer = (response, { body }) =>
      sendChunks(response, [body.includes('"tool"') ? { content: 'Your lob is 3.6.' } : { tool_calls: [call] }]);
    const { body } = await ask('How do you see my lob?');
    expect(body.response).not.toContain('no source');
    expect(peer.asked[1]?.body).toContain('\\"skill\\":\\"lob\\"');
  });

  it('comes word by word to whoever listens, and as one answer at the end', async () => {
    say('One', ' two', ' three [1]');
    const { raw } = await ask('What is a bandeja?', 'text/event-stream');
    expect(raw.headers['content-type']).toContain('text/event-stream');
    const events = raw.body
      .trim()
      .split('\n\n')
      .map((event) => event.split('\n')[0]);
    expect(events).toEqual(['event: words', 'event: words', 'event: words', 'event: answer']);
    expect(raw.body).toContain('data: "One two three"');
    expect(JSON.parse(raw.body.split('event: answer\ndata: ')[1] ?? '').response).toContain('One two three');
  });
});

const peerSends = (deltas: readonly object[]) => {
  peer.answer = (response) => sendChunks(response, deltas);
};
const callOf = (index: unknown, name = 'own_ratings', given = '{}') => ({
  index,
  id: 'c',
  type: 'function',
  function: { name, arguments: given },
});

describe('the built-in engine answers', () => {
  it.each([
    ['when it refuses', () => (peer.answer = (response) => sendJson(response, 500, { error: { message: 'canary' } }))],
    ['when it says nothing', () => say('')],
    ['when it breaks off', () => (peer.answer = (response) => void response.writeHead(200).destroy())],
    [
      'when it is silent',
      () => {
        useModel(200);
        peer.answer = () => {};
      },
    ],
    [
      'when it looks up without end',
      () => {
        const call = { index: 0, id: 'c', type: 'function', function: { name: 'own_ratings', arguments: '{' } };
        peer.answer = (response) => sendChunks(response, [{ tool_calls: [call] }]);
      },
    ],
    ['when what it writes is no text', () => peerSends([{ content: ['canary'] }])],
    ['when it writes without end', () => peerSends(Array.from({ length: 400 }, () => ({ role: 'x'.repeat(1000) })))],
    ['when it numbers a tool below 0', () => peerSends([{ tool_calls: [callOf(-1)] }])],
    ['when it numbers a tool by a word', () => peerSends([{ tool_calls: [callOf('__proto__')] }])],
    [
      'when it asks thousands of tools',
      () => peerSends([{ tool_calls: Array.from({ length: 2000 }, () => callOf(0)) }]),
    ],
    ['when its tools are no list', () => peerSends([{ tool_calls: { length: 4e9 } }])],
    [
      'when what it sends is no part of an answer',
      () => {
        peer.answer = (response) =>
          response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"choices":[null]}\n\n');
      },
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    const { status, body } = await ask('How high is the net?');
    expect(status).toBe(200);
    expect(body.response).toContain('0.88');
    expect(body.response).not.toContain('canary');
  });
});

describe('of what a model asks', () => {
  const looksUp = (...deltas: object[]) => {
    peer.answer = (response, { body }) =>
      sendChunks(response, body.includes('"role":"tool"') ? [{ content: 'Looked up.' }] : deltas);
  };
  const callsTold = () =>
    JSON.parse(peer.asked[1]?.body ?? '{}').messages.find((one: { role: string }) => one.role === 'assistant')
      .tool_calls as { function: { name: string; arguments: string } }[];

  it.each([100_000_000, 2 ** 53 - 1])('a tool numbered %i is looked up like any other', async (index) => {
    looksUp({ tool_calls: [callOf(index)] });
    expect((await ask('How do you see my lob?')).body.response).toContain('Looked up.');
    expect(callsTold()).toHaveLength(1);
  });

  it('eight tools are looked up, and of endless arguments the beginning is read', async () => {
    const parts = Array.from({ length: 500 }, (_, index) => ({
      tool_calls: [callOf(index % 20, index < 20 ? 'own_notes' : '', '[['.repeat(40))],
    }));
    looksUp(...parts);
    expect((await ask('How do you see my lob?')).body.response).toContain('Looked up.');
    expect(callsTold().map((call) => [call.function.name, call.function.arguments.length])).toEqual(
      Array.from({ length: 8 }, () => ['own_notes', 2000]),
    );
  });
});

it('cuts off an answer that goes on and on', async () => {
  say(...Array.from({ length: 40 }, () => 'On and on. '.repeat(100)));
  const { body } = await ask('How high is the net?');
  expect(body.response).toMatch(/^On and on\./);
  expect(body.response.length).toBeLessThan(3000);
});

it('refuses a stream as it refuses an answer: one question too many is no stream', async () => {
  const answer = await test.call(player, endpoints.askSmashy, {
    body: { message: ' ' },
    headers: { accept: 'text/event-stream' },
  });
  expect(answer.status).toBe(400);
});
