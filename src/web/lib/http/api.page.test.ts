import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { failure, fakeServer } from '#web/testing/fake-server.ts';
import { call, query } from './api.ts';
import { ApiError, isUnauthorized } from './api-error.ts';
import { download } from './download.ts';
import { isKeyOf, keyUrl, urlKey } from './query-keys.ts';

const id = '01890000-0000-7000-8000-00000000000a';
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('sends parameters, query and body as the registry defines', async () => {
    const server = fakeServer({ rejectPerson: undefined, listReviewQueue: { rows: [], next: null } });
    await call(endpoints.rejectPerson, { params: { userId: id }, body: { reason: 'Twice registered' } });
    await call(endpoints.listReviewQueue, { query: { show: 'done' } });
    expect(server.received('rejectPerson')[0]).toMatchObject({
      params: { userId: id },
      body: { reason: 'Twice registered' },
    });
    expect(server.received('listReviewQueue')[0]?.query).toEqual({ show: 'done' });
  });

  it('raises "{status}: {body text}" with code, sentence and fields', async () => {
    fakeServer({ createVideo: failure('invalid_input', { fields: { title: 'Please provide both.' } }) });
    const error = await caught(call(endpoints.createVideo, { body: { title: '', videoUrl: '' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.message).toBe(
      '400: {"code":"invalid_input","message":"Please check what you entered.","fields":{"title":"Please provide both."}}',
    );
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      sentence: 'Please check what you entered.',
      fields: { title: 'Please provide both.' },
    });
  });

  it('falls back to the status text, and to a plain sentence, when the answer has no body', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    const error = await caught(call(endpoints.listVideos));
    expect(error?.message).toBe('502: Bad Gateway');
    expect(error?.sentence).toBe('Something went wrong on our side. Please try again.');
  });

  it('says plainly when there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await caught(call(endpoints.listVideos));
    expect(error?.status).toBe(0);
    expect(error?.sentence).toContain('could not be reached');
  });

  it('treats a captive portal’s page as no connection', async () => {
    const page = () => new Response('<p>Sign in to this network</p>', { headers: { 'content-type': 'text/html' } });
    vi.stubGlobal('fetch', async () => page());
    expect(await caught(call(endpoints.listVideos))).toMatchObject({ status: 0 });
    expect(await caught(download('/api/videos/1/report.pdf'))).toMatchObject({ status: 0 });
  });

  it('returns an abort to the caller', async () => {
    fakeServer({ listVideos: [] });
    const error = await caught(call(endpoints.listVideos, { signal: AbortSignal.abort() }));
    expect(error?.name).toBe('AbortError');
  });

  it('tells a lost session from a wrong password', async () => {
    fakeServer({ listVideos: failure('unauthorized'), login: failure('invalid_credentials') });
    const lost = await caught(call(endpoints.listVideos));
    const wrong = await caught(call(endpoints.login, { body: { email: 'a@example.com', password: 'wrong' } }));
    expect([isUnauthorized(lost), isUnauthorized(wrong)]).toEqual([true, false]);
  });
});

describe('query keys', () => {
  it('are the parts of the URL', () => {
    expect(query(endpoints.listVideos).queryKey).toEqual(['/api/videos']);
    expect(query(endpoints.getVideo, { params: { videoId: id } }).queryKey).toEqual(['/api/videos', id]);
    expect(keyUrl(urlKey(endpoints.readNotification, { params: { id } }))).toBe(`/api/notifications/${id}/read`);
    expect(keyUrl(urlKey(endpoints.listReviewQueue, { query: { show: 'done', after: undefined } }))).toBe(
      '/api/reviews/queue?show=done',
    );
  });

  it('belong to their endpoint, whatever the parameters', () => {
    expect(isKeyOf(endpoints.getVideo, ['/api/videos', id])).toBe(true);
    expect(isKeyOf(endpoints.listVideos, ['/api/videos', id])).toBe(false);
    expect(isKeyOf(endpoints.listReviewQueue, ['/api/reviews/queue?show=done'])).toBe(true);
  });
});
