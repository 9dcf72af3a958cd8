// Smashy with a model: the prompt, the answer, and the fallback when the model fails.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { isWithinLimit } from '#server/http/sessions/rate-limits.ts';
import { createChatModel } from '#server/providers/assistant/chat-model.ts';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { sendChunks, sendJson, useHttpPeer } from '#server/testing/http-peer.ts';
import { type TestAnswer, useTestApp } from '#server/testing/test-app.ts';

const peer = useHttpPeer();
const test = useTestApp();
let player: { id: string };
let coach: { id: string };

beforeAll(async () => {
  const { db } = test.context;
  coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
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

describe('the prompt', () => {
  it('has the question, a role, a level, passages and tools, but no names or ids', async () => {
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

  it('has what the product worked out, without the coach’s name', async () => {
    say('As worked out. [0]');
    const { body } = await ask('What did my coach say?');
    const given = JSON.parse(JSON.parse(peer.asked[0]?.body ?? '{}').messages[1].content);
    expect(given.workedOut).toContain('the coach');
    expect(peer.asked[0]?.body).not.toContain('Carla');
    expect(body.response).toContain('As worked out.');
  });

  it('is never sent for what a coach asks about their players', async () => {
    const { body } = await test.call(coach, endpoints.askSmashy, { body: { message: 'what level is Pia' } });
    expect(body.response).toContain('**Pia Lund**');
    await test.call(coach, endpoints.askSmashy, { body: { message: 'who are my players' } });
    expect(peer.asked).toEqual([]);
  });

  it('is never sent for greetings and off-topic questions', async () => {
    await ask('Hello');
    await ask('What is the capital of France?');
    await ask('Show me the notes of another player');
    expect(peer.asked).toEqual([]);
  });
});

it.each(['chest pain and dizziness', 'jeg er lige besvimet', 'quiero morirme'])(
  'an emergency is never sent to a model: “%s”',
  async (message) => {
    say('Stretch, and ask your coach. [1]');
    const { body } = await ask(message);
    expect(peer.asked).toEqual([]);
    expect(body.response).toContain('112');
  },
);

describe('the model’s answer', () => {
  it('shows the sources of the passages it cites', async () => {
    say('The net is ', '0.88 m high in the middle. [1]');
    const { body } = await ask('How high is the net?');
    expect(body.response).toMatch(/^The net is 0\.88 m high in the middle\.\n\n\*Source: /);
    expect(body.videos.platform).toEqual([]);
  });

  it('is marked as unsourced if it cites nothing it was given', async () => {
    say('I think it is 2 m. [9]');
    expect((await ask('How high is the net?')).body.response).toContain('I have no source for this');
  });

  it('can use the asker’s own ratings through a tool', async () => {
    const call = { index: 0, id: 'c', type: 'function', function: { name: 'own_ratings', arguments: '{}' } };
    peer.answer = (response, { body }) =>
      sendChunks(response, [body.includes('"tool"') ? { content: 'Your lob is 3.6.' } : { tool_calls: [call] }]);
    const { body } = await ask('How do you see my lob?');
    expect(body.response).not.toContain('no source');
    expect(peer.asked[1]?.body).toContain('\\"skill\\":\\"lob\\"');
  });

  it('marks figures that neither a passage nor a tool gave', async () => {
    say('1. The net is 0.88 m high in the middle. [1]\n2. It takes 73 % of points.');
    const { body } = await ask('How high is the net?');
    expect(body.response).toContain('1. The net is 0.88 m high in the middle.');
    expect(body.response).toContain('73 % *(no source)* of points');
  });

  it('is left to the built-in engine beyond 60 answers a day', async () => {
    say('Written by a model. [1]');
    const eager = await makePlayer(test.context.db);
    const { db, config } = test.context;
    config.rateLimits = true;
    const day = { name: 'smashy-model', max: 60, seconds: 86_400 };
    const question = () => test.call(eager, endpoints.askSmashy, { body: { message: 'How high is the net?' } });
    for (let count = 0; count < 59; count += 1) await isWithinLimit(db, config, day, eager.id);
    expect((await question()).body.response).toContain('Written by a model.');
    expect((await question()).body.response).toContain('0.88');
    expect(peer.asked).toHaveLength(1);
    config.rateLimits = false;
  });

  it('is streamed as it is written, then sent complete', async () => {
    say('One', ' two', ' three [1]');
    const { raw } = await ask('What is a bandeja?', 'text/event-stream');
    expect(raw.headers['content-type']).toContain('text/event-stream');
    const events = raw.body
      .trim()
      .split('\n\n')
      .map((event) => event.split('\n')[0]);
    expect(events).toEqual([...events.slice(0, -1).map(() => 'event: words'), 'event: answer']);
    expect(events.length).toBeGreaterThan(1);
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

describe('the built-in engine answers when the model', () => {
  it.each([
    ['refuses', () => (peer.answer = (response) => sendJson(response, 500, { error: { message: 'canary' } }))],
    ['writes nothing', () => say('')],
    ['breaks off', () => (peer.answer = (response) => void response.writeHead(200).destroy())],
    [
      'stays silent',
      () => {
        useModel(200);
        peer.answer = () => {};
      },
    ],
    [
      'calls tools without end',
      () => {
        const call = { index: 0, id: 'c', type: 'function', function: { name: 'own_ratings', arguments: '{' } };
        peer.answer = (response) => sendChunks(response, [{ tool_calls: [call] }]);
      },
    ],
    ['writes no text', () => peerSends([{ content: ['canary'] }])],
    ['writes without end', () => peerSends(Array.from({ length: 400 }, () => ({ role: 'x'.repeat(1000) })))],
    ['gives a tool a negative index', () => peerSends([{ tool_calls: [callOf(-1)] }])],
    ['gives a tool a word as index', () => peerSends([{ tool_calls: [callOf('__proto__')] }])],
    ['calls thousands of tools', () => peerSends([{ tool_calls: Array.from({ length: 2000 }, () => callOf(0)) }])],
    ['sends tools that are not a list', () => peerSends([{ tool_calls: { length: 4e9 } }])],
    [
      'sends an invalid chunk',
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

describe('tool calls', () => {
  const looksUp = (...deltas: object[]) => {
    peer.answer = (response, { body }) =>
      sendChunks(response, body.includes('"role":"tool"') ? [{ content: 'Looked up.' }] : deltas);
  };
  const callsTold = () =>
    JSON.parse(peer.asked[1]?.body ?? '{}').messages.find((one: { role: string }) => one.role === 'assistant')
      .tool_calls as { function: { name: string; arguments: string } }[];

  it.each([100_000_000, 2 ** 53 - 1])('with index %i run like any other', async (index) => {
    looksUp({ tool_calls: [callOf(index)] });
    expect((await ask('How do you see my lob?')).body.response).toContain('Looked up.');
    expect(callsTold()).toHaveLength(1);
  });

  it('are limited to eight, and their arguments are cut off', async () => {
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

it('an endless answer is cut off', async () => {
  say(...Array.from({ length: 40 }, () => 'On and on. '.repeat(100)));
  const { body } = await ask('How high is the net?');
  expect(body.response).toMatch(/^On and on\./);
  expect(body.response.length).toBeLessThan(3000);
});

it('an invalid streaming request gets an ordinary error response', async () => {
  const answer = await test.call(player, endpoints.askSmashy, {
    body: { message: ' ' },
    headers: { accept: 'text/event-stream' },
  });
  expect(answer.status).toBe(400);
});
