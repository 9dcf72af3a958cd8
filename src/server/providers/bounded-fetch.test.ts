// What the server asks of others, when the other never stops answering: each door ends by itself, having read no more than it must.

import type { ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createErrorReports } from '#server/error-reports.ts';
import { createBucketFiles } from '#server/files/bucket-files.ts';
import { createLog } from '#server/log.ts';
import { useHttpPeer } from '#server/testing/http-peer.ts';
import { pushSubscription } from '#server/testing/push.ts';
import { createChatModel } from './assistant/chat-model.ts';
import { createModelAssistant } from './assistant/model-assistant.ts';
import { createIdentityProvider } from './identity/openid-provider.ts';
import { createStripePayments } from './payments/stripe-payments.ts';
import { createPushSender } from './push/push-sender.ts';
import { makeVapidKeys } from './push/vapid-keys.ts';
import { createVideoInfo } from './video-info/youtube-video-info.ts';

const peer = useHttpPeer();
const log = createLog('silent');
/** Longer than any test: what ends does so by its length. */
const never = 600_000;

const model = () => ({ baseUrl: `${peer.url}/v1`, model: 'x', apiKey: null });
const material = {
  player: { firstName: 'Pia', level: 4 },
  video: { videoType: null, reportType: null },
  notes: [],
  ratings: [],
  previousRatings: [],
  priorities: [],
  codes: [],
  rallies: [],
};
const prompt = { system: 's', user: 'u', tools: [] };

const doors: Record<string, () => Promise<unknown>> = {
  'a model that drafts': () => createModelAssistant(model(), log, never).writeReview(material),
  'a model that answers': () => createChatModel(model(), log, never).write(prompt, () => {}),
  'the description of a video': () =>
    createVideoInfo({ youtubeOembedUrl: `${peer.url}/oembed` }, never).checkLink('https://youtu.be/dQw4w9WgXcQ'),
  'an identity provider': async () =>
    createIdentityProvider({
      google: { issuer: peer.url, clientId: 'c', clientSecret: 's' },
      publicUrl: 'http://pala.test',
    })?.start({ mustBeFresh: false }),
  'a payment provider': () => {
    const stripe = { secretKey: 'sk', webhookSecret: 'wh', apiUrl: peer.url, hasTax: false };
    return createStripePayments({ stripe, publicUrl: 'http://pala.test', currency: 'EUR' }).readSubscription('sub_1');
  },
  'a bucket for files': () =>
    createBucketFiles({
      endpoint: peer.url,
      bucket: 'b',
      region: 'r',
      accessKeyId: 'a',
      secretAccessKey: 's',
    }).get('clips/one'),
  'a push service': () => {
    const { keys } = pushSubscription('x');
    const message = { title: 't', body: 'b', url: '/', tag: 'x' };
    return createPushSender(makeVapidKeys(), never).send({ endpoint: `${peer.url}/push`, ...keys }, message, 60);
  },
  'a collector of errors': async () => {
    const { host } = new URL(peer.url);
    const reports = createErrorReports(readConfig({ SENTRY_DSN: `http://key@${host}/1` }), log);
    reports.report(new Error('x'), 'GET /');
    await reports.close();
  },
};

type Piece = readonly [mediaType: string, piece: string];

/** Answers for as long as it is listened to; `sent` are the bytes of its words so far. */
function answerEndlessly([mediaType, piece]: Piece, isPacked: boolean) {
  const answer = { sent: 0, ended: Promise.withResolvers<void>() };
  const send = async (response: ServerResponse) => {
    const { socket } = response;
    const isHeard = () => socket?.destroyed === false;
    response.writeHead(200, { 'content-type': mediaType, ...(isPacked && { 'content-encoding': 'gzip' }) });
    const packed = isPacked ? createGzip() : null;
    packed?.pipe(response);
    const out = packed ?? response;
    while (isHeard()) {
      answer.sent += piece.length;
      if (!out.write(piece)) await new Promise((resolve) => void setImmediate(resolve));
    }
    answer.ended.resolve();
  };
  peer.answer = (response) => void send(response);
  return answer;
}

const pieces: Record<'nested lists' | 'one long word' | 'events', Piece> = {
  'nested lists': ['application/json', '['.repeat(65_536)],
  'one long word': ['application/json', `{"a":"${'a'.repeat(65_536)}`],
  events: ['text/event-stream', 'data: {"choices":[]}\n\n'.repeat(3000)],
};
const kinds = Object.keys(pieces) as (keyof typeof pieces)[];

describe.each(Object.keys(doors))('%s that never stops', (door) => {
  it.each(kinds)('is cut off, answering with %s', async (kind) => {
    const answer = answerEndlessly(pieces[kind], false);
    await doors[door]?.().catch(() => {});
    await answer.ended.promise;
    // The longest answer that is read, and what lies in the buffers on the way.
    expect(answer.sent).toBeLessThan(64 * 1024 * 1024);
  });

  it.each(kinds)('is cut off, answering with %s that unpack a thousandfold', async (kind) => {
    const answer = answerEndlessly(pieces[kind], true);
    await doors[door]?.().catch(() => {});
    await answer.ended.promise;
    expect(answer.sent).toBeGreaterThan(0);
  });
});
