// The stream of changes: who hears what, how it goes on after it was lost, and when it ends.

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { privateTopics } from '#contract/changes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { streams } from '#contract/streams.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { connect, makeAdmin, makeCoach, makePlayer, videoForm } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { maxStreams } from './events.streams.ts';

const test = useTestApp();
let address: string;
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});

interface Heard {
  id: number | null;
  event: string;
  data: { subjects?: string[]; isEverything?: boolean; reason?: string };
}

const opened: AbortController[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.abort();
});

/** Listens as a browser with this cookie. */
async function listen(cookie: string, headers: Record<string, string> = {}, query = '') {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${address}${streams.changes.path}${query}`, {
    headers: { cookie, ...headers },
    signal: controller.signal,
  });
  const heard: Heard[] = [];
  let isOver = false;
  void (async () => {
    let text = '';
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const fields = new Map(
            text
              .slice(0, end)
              .split('\n')
              .map((line) => line.split(/: (.*)/s) as [string, string]),
          );
          text = text.slice(end + 2);
          const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
          if (event && data) heard.push({ id: id === undefined ? null : Number(id), event, data: JSON.parse(data) });
        }
      }
    } catch {
      // Aborted by the test.
    }
    isOver = true;
  })();
  const until = async <T>(find: () => T | undefined | false): Promise<T> => {
    for (;;) {
      const found = find();
      if (found) return found;
      await wait(10);
    }
  };
  await until(() => heard[0] ?? (isOver && ({} as Heard)));
  return {
    response,
    heard,
    /** The first event, after those heard before, that names the subject. */
    next: (subject: string) => until(() => heard.slice(1).find(({ data }) => data.subjects?.includes(subject))),
    over: () => until(() => isOver),
    close: () => controller.abort(),
  };
}

describe('the stream', () => {
  it('needs a session', async () => {
    const answer = await fetch(`${address}${streams.changes.path}`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('has the headers that proxies and browsers need', async () => {
    const { response } = await listen(await test.signIn(await makePlayer(test.context.db)));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('announces a submitted video to the player and connected coach only', async () => {
    const { db } = test.context;
    const [player, coach, stranger, otherPlayer] = [
      await makePlayer(db, { credits: 1 }),
      await makeCoach(db),
      await makeCoach(db),
      await makePlayer(db),
    ];
    await connect(db, coach, player);
    const [own, coachs, strangers, others] = await Promise.all(
      [player, coach, stranger, otherPlayer].map(async (one) => listen(await test.signIn(one))),
    );
    expect((await test.call(player, endpoints.createVideo, { body: videoForm() })).status).toBe(201);
    expect(await own?.next('video')).toMatchObject({ event: 'changed', data: { isEverything: false } });
    await coachs?.next('video');
    // The public event comes last: once received, nothing before it was missed.
    await notifyUsers(db, ['club'], [stranger.id, otherPlayer.id]);
    await strangers?.next('club');
    await others?.next('club');
    for (const one of [strangers, others]) {
      expect(one?.heard.slice(1).flatMap(({ data }) => data.subjects)).toEqual(['club']);
    }
  });

  it('sends no private topics to someone viewing as the person', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    const browser = await openImpersonatingBrowser(test, await makeAdmin(db));
    await browser.view({ userId: player.id });
    const first = await listen(browser.cookie);
    const live = async (window: typeof first, subject: 'level' | 'goal') => {
      for (const hidden of privateTopics) await notifyUsers(db, [hidden], [player.id]);
      await notifyUsers(db, [...privateTopics, subject], [player.id]);
      return window.next(subject);
    };
    const { id } = await live(first, 'level');
    first.close();
    for (const hidden of privateTopics) await notifyUsers(db, [hidden], [player.id]);
    const again = await listen(browser.cookie, { 'last-event-id': String(id) });
    await live(again, 'goal');
    const heard = [...first.heard, ...again.heard].flatMap(({ data }) => data.subjects ?? []);
    expect(heard.filter((subject) => (privateTopics as readonly string[]).includes(subject))).toEqual([]);
    expect((await listen(browser.cookie, { 'last-event-id': '999999999' })).heard[0]?.data.subjects).not.toContain(
      'message',
    );
  });

  it('announces nothing that is rolled back', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    const stream = await listen(await test.signIn(player));
    await db
      .transaction(async (tx) => {
        await notifyUsers(tx, ['goal'], [player.id]);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await notifyUsers(db, ['level'], [player.id]);
    await stream.next('level');
    expect(stream.heard.slice(1).flatMap(({ data }) => data.subjects)).toEqual(['level']);
  });
});

describe('after an interruption', () => {
  it('a browser receives missed changes once', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    const cookie = await test.signIn(player);
    const first = await listen(cookie);
    await notifyUsers(db, ['goal'], [player.id]);
    const { id } = await first.next('goal');
    first.close();
    await notifyUsers(db, ['level'], [player.id]);
    await notifyUsers(db, ['session'], [player.id]);
    const { heard } = await listen(cookie, { 'last-event-id': String(id) });
    expect(heard[0]?.data.isEverything).toBe(false);
    expect(heard[0]?.data.subjects).toEqual(expect.arrayContaining(['level', 'session']));
    expect(heard[0]?.id).toBeGreaterThan(id ?? 0);
  });

  it('a reconnecting browser continues from the last event', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    const cookie = await test.signIn(player);
    const first = await listen(cookie);
    await notifyUsers(db, ['goal'], [player.id]);
    const { id } = await first.next('goal');
    first.close();
    await notifyUsers(db, ['level'], [player.id]);
    // Longer ago than what every stream repeats.
    await db.execute(sql`
      update change_events set created_at = created_at - interval '1 hour' where ${player.id}::uuid = any(audience)`);
    const { heard } = await listen(cookie, { 'last-event-id': String(id) }, '?after=0');
    expect(heard[0]?.data.subjects).toContain('level');
  });

  it('a browser receives changes committed while the server’s own connection was lost', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    const stream = await listen(await test.signIn(player));
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`);
    await notifyUsers(db, ['goal'], [player.id]);
    await stream.next('goal');
    await notifyUsers(db, ['level'], [player.id]);
    await stream.next('level');
  });

  it('a browser hears that anything may have changed when its event is gone', async () => {
    const cookie = await test.signIn(await makePlayer(test.context.db));
    const { heard } = await listen(cookie, { 'last-event-id': '999999999' });
    expect(heard[0]?.data.isEverything).toBe(true);
  });

  it('an invalid id starts over', async () => {
    const cookie = await test.signIn(await makePlayer(test.context.db));
    const { heard } = await listen(cookie, { 'last-event-id': 'nonsense' });
    expect(heard[0]?.data).toEqual({ subjects: [], isEverything: false });
  });
});

describe('the end', () => {
  it.each<[string, (cookie: string, userId: string) => Promise<unknown>]>([
    ['signing out', (cookie) => test.app.inject({ url: '/api/logout', headers: { cookie } })],
    [
      'a suspension',
      async (_, userId) =>
        test.call(await makeAdmin(test.context.db), endpoints.suspendPerson, {
          params: { userId },
          body: { reason: 'Asked for it.' },
        }),
    ],
  ])('comes with %s, in every window', async (_, endIt) => {
    const player = await makePlayer(test.context.db);
    const cookie = await test.signIn(player);
    const windows = [await listen(cookie), await listen(cookie)];
    await endIt(cookie, player.id);
    for (const one of windows) {
      await one.over();
      expect(one.heard.at(-1)).toMatchObject({ event: 'ended', data: { reason: 'signed-out' } });
    }
  });

  it('does not come for another session of the same person', async () => {
    const player = await makePlayer(test.context.db);
    const [here, there] = [await test.signIn(player), await test.signIn(player)];
    const stream = await listen(here);
    await test.app.inject({ url: '/api/logout', headers: { cookie: there } });
    await notifyUsers(test.context.db, ['level'], [player.id]);
    await stream.next('level');
    expect(stream.heard.map(({ event }) => event)).not.toContain('ended');
  });

  it('comes at once when the window shows another person', async () => {
    const [shown, other] = [await makePlayer(test.context.db), await makePlayer(test.context.db)];
    const stream = await listen(await test.signIn(other), {}, `?as=${shown.id}`);
    await stream.over();
    expect(stream.heard).toEqual([{ id: null, event: 'ended', data: { reason: 'other-person' } }]);
    const own = await listen(await test.signIn(shown), {}, `?as=${shown.id}`);
    await notifyUsers(test.context.db, ['level'], [shown.id]);
    await own.next('level');
  });

  it('comes with a reason for the oldest of too many windows', async () => {
    const cookie = await test.signIn(await makePlayer(test.context.db));
    const windows = [];
    for (let count = 0; count <= maxStreams; count += 1) windows.push(await listen(cookie));
    await windows[0]?.over();
    expect(windows[0]?.heard.at(-1)).toMatchObject({ event: 'ended', data: { reason: 'too-many' } });
    expect(windows[1]?.heard.map(({ event }) => event)).not.toContain('ended');
  });
});
