// Caching of files: until their facts change, and never an error.

import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { answerErrors } from '#server/http/error-handler.ts';
import { type FileHandlers, serveFiles } from './serve-files.ts';

const url = `/api/calendar/${'k'.repeat(43)}.ics`;

/** A server with this calendar feed. */
function serving(calendarFeed: FileHandlers['calendarFeed']) {
  const app = fastify();
  app.register(cookie);
  answerErrors(app);
  serveFiles(app, {} as Context, { calendarFeed } as FileHandlers, null);
  return app;
}

it('a file is made again only when its facts have changed', async () => {
  let title = 'Volleys';
  let made = 0;
  const app = serving(async () => ({ facts: { title }, name: 'a.ics', make: () => `${title} ${(made += 1)}` }));
  const first = await app.inject({ url });
  expect([first.statusCode, first.body]).toEqual([200, 'Volleys 1']);
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);
  title = 'Lobs';
  expect((await app.inject({ url, headers })).body).toBe('Lobs 2');
});

it('a failed file is not cached', async () => {
  const make = () => Promise.reject(new Error('no paper'));
  const answer = await serving(async () => ({ facts: {}, name: 'a.ics', make })).inject({ url });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers['content-disposition']).toBeUndefined();
});
