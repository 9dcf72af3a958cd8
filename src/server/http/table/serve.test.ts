// Answers written by PostgreSQL skip the serialiser, so outside production they are compared with their schema.

import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { JsonText } from '#server/db/json.ts';
import { answerErrors } from '#server/http/error-handler.ts';
import { type Handlers, serve } from './serve.ts';

/** A server that answers a club's code with this text. */
async function answering(text: string, environment: 'test' | 'production' = 'test') {
  const app = fastify();
  answerErrors(app);
  const handlers = { findClubByCode: async () => new JsonText(text) } as unknown as Handlers;
  serve(app, { config: { environment } } as Context, handlers, async () => {});
  const { statusCode, body, headers } = await app.inject({ url: '/api/clubs/by-code/PALA2026' });
  return { statusCode, body, type: headers['content-type'] };
}

it('PostgreSQL’s JSON is sent unchanged', async () => {
  const text = '{"name":"Padel  Nord"}';
  expect(await answering(text)).toEqual({ statusCode: 200, body: text, type: 'application/json; charset=utf-8' });
});

it('an answer is an error if a key is missing, unknown or of another type', async () => {
  for (const text of ['{}', '{"name":"Nord","passwordHash":"x"}', '{"name":7}']) {
    expect(await answering(text)).toMatchObject({ statusCode: 500 });
  }
});

it('an answer is not parsed in production', async () => {
  expect((await answering('{"name":"Nord"} ', 'production')).body).toBe('{"name":"Nord"} ');
});
