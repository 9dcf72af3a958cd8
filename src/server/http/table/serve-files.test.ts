// How a file is kept by those who ask for it: once, until its facts change, and never an error in its place.

import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { answerErrors } from '#server/http/error-handler.ts';
import { type FileHandlers, serveFiles } from './serve-files.ts';

const url = `/api/calendar/${'k'.repeat(43)}.ics`;

/** A server whose calendar feed answers like this; nothing else of it is asked. */
function serving(calendarFeed: FileHandlers['calendarFeed']) {
  const app = fastify();
  answerErrors(app);
  serveFiles(app, {} as Context, { calendarFeed } as FileHandlers, null);
  return app;
}

it('is made again only when its facts have changed', async () => {
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

it('leaves nothing to be kept where making it fails', async () => {
  const make = () => Promise.reject(new Error('no paper'));
  const answer = await serving(async () => ({ facts: {}, name: 'a.ics', make })).inject({ url });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers['content-disposition']).toBeUndefined();
});
