// The bell: one's own, in every form that the calls are specified with.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { notify } from './notifications.commands.ts';

const test = useTestApp();
const bell = async (person: { id: string }) =>
  (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body;

async function playerWithNews(count = 1) {
  const player = await makePlayer(test.context.db);
  for (let index = 0; index < count; index += 1) {
    await notify(test.context.db, [player.id], {
      type: 'video_analyzed',
      title: 'Ready',
      message: `News ${index}`,
      cause: `news:${index}`,
    });
  }
  return player;
}

describe('reading', () => {
  it.each([
    ['no body and no type', {}],
    ['an empty body of type JSON', { headers: { 'content-type': 'application/json' }, payload: '' }],
    ['an empty object', { headers: { 'content-type': 'application/json' }, payload: '{}' }],
    ['null', { headers: { 'content-type': 'application/json' }, payload: 'null' }],
  ])('marks one and all as read with %s', async (_, request) => {
    const player = await playerWithNews(2);
    const cookie = await test.signIn(player);
    const [first] = await bell(player);
    const put = (url: string) =>
      test.app.inject({
        method: 'PUT',
        url,
        ...request,
        headers: { ...('headers' in request ? request.headers : {}), cookie },
      });
    expect((await put(`/api/notifications/${first?.id}/read`)).statusCode).toBe(204);
    expect((await bell(player)).map((one) => one.isRead)).toEqual([true, false]);
    expect((await put(`/api/notifications/${player.id}/mark-all-read`)).statusCode).toBe(204);
    expect((await bell(player)).map((one) => one.isRead)).toEqual([true, true]);
  });

  it('can be repeated', async () => {
    const player = await playerWithNews();
    const id = (await bell(player))[0]?.id ?? '';
    for (let round = 0; round < 2; round += 1) {
      expect((await test.call(player, endpoints.readNotification, { params: { id } })).status).toBe(204);
    }
  });
});

it('belongs to one person: nobody else lists it, reads it, or clears it, administrators included', async () => {
  const player = await playerWithNews();
  const id = (await bell(player))[0]?.id ?? '';
  for (const other of [
    await makePlayer(test.context.db),
    await makeCoach(test.context.db),
    await makeAdmin(test.context.db),
  ]) {
    expect((await test.call(other, endpoints.listNotifications, { params: { userId: player.id } })).status).toBe(404);
    expect((await test.call(other, endpoints.readNotification, { params: { id } })).status).toBe(404);
    expect((await test.call(other, endpoints.readAllNotifications, { params: { userId: player.id } })).status).toBe(
      404,
    );
  }
  expect((await bell(player))[0]?.isRead).toBe(false);
  expect((await test.call(player, endpoints.listCoachNotifications, { params: { userId: player.id } })).status).toBe(
    403,
  );
});

it('tells nobody twice of the same cause', async () => {
  const player = await playerWithNews();
  await notify(test.context.db, [player.id], {
    type: 'video_analyzed',
    title: 'Ready',
    message: 'again',
    cause: 'news:0',
  });
  expect(await bell(player)).toHaveLength(1);
});

it('holds the latest hundred, newest first', async () => {
  const player = await playerWithNews(105);
  const list = await bell(player);
  expect(list).toHaveLength(100);
  expect(list[0]?.message).toBe('News 104');
});
