// What is made of YouTube's answers, whatever they are, asked of a server on this machine.

import { beforeEach, describe, expect, it } from 'vitest';
import { sendJson, useHttpPeer } from '#server/testing/http-peer.ts';
import { createVideoInfo } from './youtube-video-info.ts';

const peer = useHttpPeer();
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const ask = (link = video) => createVideoInfo({ youtubeOembedUrl: `${peer.url}/oembed` }, 300).checkLink(link);
const noAnswer = { kind: 'no-answer' };

beforeEach(() => {
  peer.asked.length = 0;
});

describe('asking YouTube about a link', () => {
  it('uses one fixed address, and accepts a description', async () => {
    peer.answer = (response) => sendJson(response, 200, { type: 'video', title: 'A match' });
    expect(await ask()).toEqual({ kind: 'ok' });
    expect(peer.asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', `/oembed?url=${encodeURIComponent(video)}&format=json`],
    ]);
    expect(peer.asked[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    [400, 'missing'],
    [401, 'no-embedding'],
    [403, 'private'],
    [404, 'missing'],
  ])('reads %i as %s', async (status, problem) => {
    peer.answer = (response) => response.writeHead(status).end('whatever');
    expect(await ask()).toEqual({ kind: 'problem', problem });
  });

  it.each([429, 500, 503])('reads %i as no answer', async (status) => {
    peer.answer = (response) => response.writeHead(status).end();
    expect(await ask()).toEqual(noAnswer);
  });

  it('follows no redirect', async () => {
    peer.answer = (response) => response.writeHead(302, { location: `${peer.url}/secret` }).end();
    expect(await ask()).toEqual(noAnswer);
    expect(peer.asked).toHaveLength(1);
  });

  it.each([
    ['a word', 'Forbidden'],
    ['a page', '<html>Please sign in to this network</html>'],
    ['something else', JSON.stringify({ type: 'link' })],
    ['more than a description can be', JSON.stringify({ type: 'video', title: 'x'.repeat(70_000) })],
  ])('ignores a 200 with %s', async (_, body) => {
    peer.answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    expect(await ask()).toEqual(noAnswer);
  });

  it('gives up on silent and trickling servers', async () => {
    peer.answer = () => {};
    expect(await ask()).toEqual(noAnswer);
    peer.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"type":');
    };
    expect(await ask()).toEqual(noAnswer);
  });

  it('gives no answer without a server, or for other videos', async () => {
    expect(await createVideoInfo({ youtubeOembedUrl: 'http://127.0.0.1:9/oembed' }).checkLink(video)).toEqual(noAnswer);
    for (const link of ['https://matchi.tv/watch?s=CaGtlcm3xJI', 'http://127.0.0.1/', 'file:///etc/passwd', '']) {
      expect(await ask(link)).toEqual(noAnswer);
    }
    expect(peer.asked).toEqual([]);
  });

  it('makes no request while checks are switched off', async () => {
    expect(await createVideoInfo({ youtubeOembedUrl: null }).checkLink(video)).toEqual(noAnswer);
  });
});
