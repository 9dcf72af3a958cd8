// Smashy with a server for embeddings on this machine: well-behaved, slow or broken.

import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { smashyVectors } from '#server/db/schema/index.ts';
import { isWithinLimit } from '#server/http/sessions/rate-limits.ts';
import { createEmbedder } from '#server/providers/assistant/embedder.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { type Asked, sendJson, useHttpPeer } from '#server/testing/http-peer.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const peer = useHttpPeer();
const test = useTestApp();

/** No way to ask has a word of it that says what is meant. */
const unusual = 'padel zorblax quennip';
const aboutNet = /0\.88|net/i;

/** A server that this process knows nothing of yet: what it read of an earlier one counts no longer. */
function useServer(): string {
  const server = { baseUrl: `${peer.url}/v1`, model: 'small-one', apiKey: 'key-canary' };
  test.context.embedder = createEmbedder(server, test.context.log);
  return server.model;
}

/** Directions by what a text has in common with the net's height; the unusual question means the same. */
function vectorOf(text: string): number[] {
  return text === unusual || /net height|height of (the )?net|how high is the net/i.test(text)
    ? [1, 0.1, 0]
    : [0, 0.1, 1];
}

function inputOf({ body }: Asked): string[] {
  return JSON.parse(body).input;
}

function sendVectors(response: ServerResponse, vectors: unknown[]): void {
  sendJson(response, 200, { object: 'list', data: vectors.map((embedding, index) => ({ index, embedding })) });
}

const answersWell = (response: ServerResponse, asked: Asked) => sendVectors(response, inputOf(asked).map(vectorOf));

let player: { id: string };
beforeEach(async () => {
  peer.asked.length = 0;
  peer.answer = answersWell;
  player = await makePlayer(test.context.db);
});

const ask = async (message: string) =>
  (await test.call(player, endpoints.askSmashy, { body: { message }, headers: { accept: 'application/json' } })).body;
const countVectors = (ofModel: string) => test.context.db.$count(smashyVectors, eq(smashyVectors.model, ofModel));

/** Asks until the vectors are computed and read. */
async function becomeReady(): Promise<void> {
  peer.answer = answersWell;
  await ask('How high is the net?');
  await expect
    .poll(async () => {
      await test.runJobs();
      return countVectors('small-one');
    })
    .toBeGreaterThan(20_000);
  await expect
    .poll(async () => {
      peer.asked.length = 0;
      await ask('How high is the net?');
      return peer.asked.length;
    })
    .toBe(1);
  peer.asked.length = 0;
}

describe('a server that answers well', () => {
  it('finds what no word finds, by vectors that a job computes in batches', async () => {
    const name = useServer();
    const said = async () => {
      const { response, suggestions = [] } = await ask(unusual);
      return [response, ...suggestions].join(' ');
    };
    expect(await said()).not.toMatch(aboutNet);
    await becomeReady();
    expect(await said()).toMatch(aboutNet);
    expect(peer.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/v1/embeddings', 'Bearer key-canary'],
    ]);
    const stored = await countVectors(name);
    expect(stored).toBeGreaterThan(20_000);

    // Nothing is computed twice, and vectors of texts and models that are gone are deleted.
    const { db, jobs } = test.context;
    await db.insert(smashyVectors).values([
      { model: name, textHash: 'gone', vector: Buffer.from([1, 2, 3]) },
      { model: 'older', textHash: 'x', vector: Buffer.from([1]) },
    ]);
    peer.asked.length = 0;
    await jobs.enqueue(db, 'embed-knowledge', { model: name });
    await test.runJobs();
    expect([peer.asked, await countVectors(name), await countVectors('older')]).toEqual([[], stored, 0]);
  });

  it('gets no emergency, and no address from a question', async () => {
    await becomeReady();
    await ask('chest pain and dizziness');
    expect(peer.asked).toEqual([]);
    await ask('How high is the net? Write to pia@canary.example or see https://canary.example/x');
    expect(peer.asked).toHaveLength(1);
    expect(peer.asked[0]?.body).not.toContain('canary.example');
  });

  it('gets 200 questions of a person a day', async () => {
    await becomeReady();
    const { db, config } = test.context;
    config.rateLimits = true;
    const day = { name: 'smashy-meaning', max: 200, seconds: 86_400 };
    for (let count = 0; count < 199; count += 1) await isWithinLimit(db, config, day, player.id);
    await ask('How high is the net?');
    const { response } = await ask('How high is the net?');
    config.rateLimits = false;
    expect(response).toContain('0.88');
    expect(peer.asked).toHaveLength(1);
  });
});

describe('a server that fails leaves questions to words, and is left alone for a while', () => {
  it.each<[string, typeof peer.answer]>([
    ['never answers', () => {}],
    ['answers 500', (response) => response.writeHead(500).end('canary')],
    ['answers garbage', (response) => response.writeHead(200).end('}{')],
    ['answers JSON of another form', (response) => sendJson(response, 200, { data: [{ embedding: 'x' }] })],
    ['answers no vector', (response) => sendVectors(response, [])],
    ['answers a vector of noughts', (response) => sendVectors(response, [[0, 0, 0]])],
    ['answers another dimension', (response) => sendVectors(response, [[1, 0, 0, 0]])],
    ['answers too much', (response) => response.writeHead(200).end('[1'.repeat(6_000_000))],
    ['sends elsewhere', (response) => response.writeHead(302, { location: `${peer.url}/elsewhere` }).end()],
    ['cuts the connection', (response) => response.destroy()],
  ])('one that %s', async (_, answer) => {
    useServer();
    await becomeReady();
    peer.answer = answer;
    expect((await ask('How high is the net?')).response).toContain('0.88');
    expect((await ask('How high is the net?')).response).toContain('0.88');
    expect(peer.asked.map(({ url }) => url)).toEqual(['/v1/embeddings']);
  });

  it('also while the knowledge base has no vectors', async () => {
    await test.context.db.delete(smashyVectors);
    const name = useServer();
    peer.answer = (response) => response.writeHead(503).end();
    expect((await ask('How high is the net?')).response).toContain('0.88');
    await expect
      .poll(async () => {
        await test.runJobs();
        return peer.asked.length;
      })
      .toBe(1);
    expect(await countVectors(name)).toBe(0);
  });
});
