// An answer that PostgreSQL wrote goes past the serialiser: outside production it is held against its schema, to the letter.

import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { JsonText } from '#server/db/json.ts';
import { answerErrors } from '#server/http/error-handler.ts';
import { type Handlers, serve } from './serve.ts';

/** A server that answers a club's code with this text; nothing else of it is asked. */
async function answering(text: string, environment: 'test' | 'production' = 'test') {
  const app = fastify();
  answerErrors(app);
  const handlers = { findClubByCode: async () => new JsonText(text) } as unknown as Handlers;
  serve(app, { config: { environment } } as Context, handlers, async () => {});
  const { statusCode, body, headers } = await app.inject({ url: '/api/clubs/by-code/PALA2026' });
  return { statusCode, body, type: headers['content-type'] };
}

it('is sent as it was written', async () => {
  const text = '{"name":"Padel  Nord"}';
  expect(await answering(text)).toEqual({ statusCode: 200, body: text, type: 'application/json; charset=utf-8' });
});

it('is an error where a key is missing, is one too many, or is of another type', async () => {
  for (const text of ['{}', '{"name":"Nord","passwordHash":"x"}', '{"name":7}']) {
    expect(await answering(text)).toMatchObject({ statusCode: 500 });
  }
});

it('is not read again in production', async () => {
  expect((await answering('{"name":"Nord"} ', 'production')).body).toBe('{"name":"Nord"} ');
});
