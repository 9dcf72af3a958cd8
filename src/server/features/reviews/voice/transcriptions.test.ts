// Words of recordings, from a server on this machine that speaks OpenAI's API, well or badly.

import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { maxSpokenLength } from '#domain/reviews/voice/voice-clips.ts';
import { createLog } from '#server/log.ts';
import { createTranscriber } from '#server/providers/assistant/transcriber.ts';
import { makeAdmin, makeCoach, reviewDocument } from '#server/testing/factories.ts';
import { sendJson, useHttpPeer } from '#server/testing/http-peer.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { recording, spokenNote, voiceDesk } from '#server/testing/spoken-notes.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { transcriptionLimit } from './voice-clips.commands.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
const desk = reviewDesk(test);
const { store } = voiceDesk(test);
const peer = useHttpPeer();

const logged: string[] = [];
const log = createLog('silent');
log.warn = (...parts: unknown[]) => logged.push(JSON.stringify(parts));

const connect = (timeoutMs = 60_000, language: string | null = null) => {
  const server = { baseUrl: `${peer.url}/v1`, model: 'whisper-small', apiKey: 'key-canary', language };
  test.context.transcriber = createTranscriber(server, log, timeoutMs);
};
const says = (text: unknown) => {
  peer.answer = (response) => sendJson(response, 200, { text });
};
type One = { id: string };
const ask = (who: One | null, video: One, clipId: string) =>
  test.call(who, endpoints.transcribeVoiceClip, { params: { videoId: video.id, clipId } });

/** A recording on the server, whose words are asked for. */
async function spoken() {
  const situation = await desk.situation();
  const clipId = newId();
  expect((await store(situation.coach, situation.video, clipId)).status).toBe(200);
  return { ...situation, clipId, words: () => ask(situation.coach, situation.video, clipId) };
}

beforeAll(() => connect());
beforeEach(() => {
  peer.asked.length = 0;
  logged.length = 0;
  connect();
});

describe('the words of a recording', () => {
  it('come from the configured server, which gets the recording and nothing else', async () => {
    const { words } = await spoken();
    connect(60_000, 'da');
    says(' Sen bandeja,\r\n fire sekunder tilbage. ');
    expect((await words()).body).toEqual({ words: 'Sen bandeja, fire sekunder tilbage.' });
    const [asked] = peer.asked;
    expect([peer.asked.length, asked?.method, asked?.url]).toEqual([1, 'POST', '/v1/audio/transcriptions']);
    expect(asked?.headers.authorization).toBe('Bearer key-canary');
    const type = asked?.headers['content-type'] ?? '';
    const form = await new Response(asked?.bytes, { headers: { 'content-type': type } }).formData();
    const { file, ...fields } = Object.fromEntries(form);
    expect(fields).toEqual({ model: 'whisper-small', response_format: 'json', language: 'da' });
    const sent = file as File;
    expect([sent.name, sent.type, Buffer.from(await sent.arrayBuffer())]).toEqual([
      'note.webm',
      'audio/webm',
      recording(),
    ]);
  });

  it('are for the coach who spoke it alone, and are stored nowhere', async () => {
    const { coach, player, video, clipId, words } = await spoken();
    const { db } = test.context;
    says('Late');
    const others = [null, player, await makeCoach(db), await makeAdmin(db)];
    const answers = await Promise.all(others.map(async (who) => (await ask(who, video, clipId)).status));
    expect(answers).toEqual([401, 403, 404, 404]);
    expect((await ask(coach, video, newId())).status).toBe(404);
    const other = await desk.situation();
    expect((await ask(other.coach, other.video, clipId)).status).toBe(404);
    expect(peer.asked).toEqual([]);
    expect((await words()).status).toBe(200);
    const { body } = await test.call(coach, endpoints.openReview, { params: { videoId: video.id } });
    expect([body.canTranscribe, body.document.notes]).toEqual([true, []]);
  });

  it('do not exist without a server', async () => {
    const { coach, video, words } = await spoken();
    test.context.transcriber = null;
    expect((await words()).status).toBe(404);
    const { body } = await test.call(coach, endpoints.openReview, { params: { videoId: video.id } });
    expect(body.canTranscribe).toBe(false);
  });

  it.each(['', '   ', '...', '\u0000'])('are empty where none were understood: %j', async (text) => {
    const { words } = await spoken();
    says(text);
    expect((await words()).body).toEqual({ words: '' });
  });

  it.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['another language', '今のは遅い', '今のは遅い'],
    ['control characters and direction marks', 'a\u0000b\u001b[31m\u202Ec\n', 'a b [31mc'],
  ])('are plain text: %s', async (_, text, plain) => {
    const { words } = await spoken();
    says(text);
    expect((await words()).body).toEqual({ words: plain });
  });

  it('are cut after 2,000 characters', async () => {
    const { words } = await spoken();
    says('late lob '.repeat(5000));
    const { body } = await words();
    expect(body.words.length).toBeLessThanOrEqual(maxSpokenLength);
    expect(body.words).toMatch(/^late lob .*…$/);
  });
});

describe('a server that fails', () => {
  it.each<[string, typeof peer.answer]>([
    ['refuses the key', (response) => sendJson(response, 401, { error: { message: 'canary' } })],
    ['has too much to do', (response) => sendJson(response, 429, { error: { message: 'canary' } })],
    ['is broken', (response) => sendJson(response, 500, { error: { message: 'canary' } })],
    ['sends a megabyte', (response) => sendJson(response, 200, { text: 'canary '.repeat(150_000) })],
    ['sends a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>canary</p>')],
    ['sends another form', (response) => sendJson(response, 200, { text: ['canary'] })],
    ['redirects', (response) => response.writeHead(307, { location: `${peer.url}/canary` }).end()],
    ['hangs up', (response) => response.destroy()],
    [
      'hangs up halfway',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        response.write('{"text": "can', () => response.destroy());
      },
    ],
  ])('and %s leaves the spoken note as it is', async (_, answer) => {
    const { coach, video, clipId, words } = await spoken();
    peer.answer = answer;
    const { status, error } = await words();
    expect([status, error.message]).toEqual([503, expect.stringContaining('The spoken note stays as it is')]);
    // Asked once, and nothing of its answer is in the log.
    expect([peer.asked.length, logged.length]).toEqual([1, 1]);
    expect(logged.join()).not.toMatch(/canary/);
    const heard = await voiceDesk(test).listen(coach, video, clipId);
    expect(heard.statusCode).toBe(200);
  });

  it('and is slow is given up', async () => {
    const { words } = await spoken();
    peer.answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    connect(50);
    expect((await words()).status).toBe(503);
  });
});

it('200 recordings a day are turned into text for one person', async () => {
  const { words } = await spoken();
  says('Late');
  for (let sent = 0; sent < transcriptionLimit.max; sent += 20) {
    await Promise.all(Array.from({ length: 20 }, words));
  }
  const { status, error } = await words();
  expect([status, error.message]).toEqual([429, expect.stringContaining('200 spoken notes a day')]);
  expect(peer.asked.length).toBe(transcriptionLimit.max);
});

it('a review with words that nobody checked is not published', async () => {
  const { coach, video, clipId } = await spoken();
  const note = { ...spokenNote(clipId), title: 'Late bandeja', unchecked: ['words' as const, 'priority-1' as const] };
  expect((await desk.save(coach, video, 0, reviewDocument({ notes: [note] }))).status).toBe(200);
  const refused = await desk.publish(coach, video, 1);
  expect([refused.status, refused.error.message]).toEqual([
    refused.status,
    'Check what was heard in 1 spoken note before you publish.',
  ]);
  expect(refused.error.code).toBe('review_incomplete');
  await desk.save(coach, video, 1, reviewDocument({ notes: [{ ...note, unchecked: [] }] }));
  expect((await desk.publish(coach, video, 2)).status).toBe(200);
});
