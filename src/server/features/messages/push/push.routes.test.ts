// Pushes: from what happened to what a device shows, through a push service that checks and a browser that decrypts.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { pushDevices, sessions } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makeMember } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { pushSubscription, usePushService } from '#server/testing/push.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const service = usePushService();
const test = useTestApp();
type Person = { id: string };
let [player, coach]: Person[] = [];
let counter = 0;

beforeEach(async () => {
  const { db } = test.context;
  service.status = 201;
  test.context.config.pushServices = [service.origin];
  player = await makeMember(db, (await makeClub(db)).id, { firstName: 'Freja', lastName: 'Lund' });
  coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Ruiz' });
  await connect(db, coach, player);
  await test.runJobs();
});

const settings = async (who: Person) => (await test.call(who, endpoints.getPushSettings)).body;

/** A browser of someone that takes pushes; what it was sent. */
async function browserOf(who: Person) {
  counter += 1;
  const { subscription, received } = service.subscribe(`browser-${counter}`, (await settings(who)).publicKey);
  expect((await test.call(who, endpoints.addPushDevice, { body: subscription })).status).toBe(204);
  return received;
}

const ask = () =>
  test.call(player as Person, endpoints.requestTraining, {
    body: { coachId: coach?.id ?? '', wish: 'Volleys', days: [], duration: 60 },
  });
const write = async () => {
  const body = { receiverId: player?.id ?? '', content: 'My knee hurts.' };
  expect((await test.call(coach as Person, endpoints.sendMessage, { body })).status).toBe(201);
};
const devicesOf = ({ id }: Person) => test.context.db.select().from(pushDevices).where(eq(pushDevices.userId, id));

describe('a device', () => {
  it('shows only that something has happened', async () => {
    const received = await browserOf(player as Person);
    await write();
    await test.runJobs();
    expect(received).toEqual([
      {
        message: { title: 'You have a new message', body: '', url: `/my-coaches?with=${coach?.id}`, tag: 'messages' },
        secondsToLive: 21_600,
        sender: { aud: service.origin, sub: 'mailto:support@pala.example' },
      },
    ]);
  });

  it('shows names and titles if allowed, but never messages', async () => {
    const received = await browserOf(player as Person);
    const [device] = (await settings(player as Person)).devices;
    expect(device).toMatchObject({ isThis: true, isDetailed: false });
    await test.call(player as Person, endpoints.changePushDevice, {
      params: { id: device?.id ?? '' },
      body: { isDetailed: true },
    });
    await write();
    await test.runJobs();
    expect(received[0]?.message).toMatchObject({ title: 'New message', body: 'Carla Ruiz sent you a message.' });
  });

  it('leads a player straight to the review, and a coach to the request', async () => {
    const ofPlayer = await browserOf(player as Person);
    const ofCoach = await browserOf(coach as Person);
    const video = await publishReview(test, coach as Person, player as Person);
    await ask();
    await test.runJobs();
    expect(ofPlayer.map(({ message }) => [message.title, message.url])).toEqual([
      ['Your review is ready', `/player/video-analysis/${video.id}`],
    ]);
    expect(ofCoach.map(({ message }) => [message.title, message.url])).toEqual([
      ['News about a session with players', '/coach/sessions'],
    ]);
  });

  it('gets nothing that was read already', async () => {
    const received = await browserOf(player as Person);
    await write();
    await test.call(player as Person, endpoints.readConversation, { params: { coachId: coach?.id ?? '' } });
    await test.runJobs();
    expect(received).toEqual([]);
  });

  it('gets nothing of a switched-off kind', async () => {
    const received = await browserOf(player as Person);
    const turn = (isOn: boolean) =>
      test.call(player as Person, endpoints.switchPush, { params: { kind: 'messages' }, body: { isOn } });
    for (const isOn of [false, false]) expect((await turn(isOn)).status).toBe(204);
    expect((await settings(player as Person)).kinds).toEqual([
      { kind: 'reviews', isOn: true },
      { kind: 'messages', isOn: false },
      { kind: 'sessions', isOn: true },
      { kind: 'club', isOn: true },
    ]);
    await write();
    await test.runJobs();
    expect(received).toEqual([]);
    await turn(true);
    await write();
    await test.runJobs();
    expect(received).toHaveLength(1);
  });
});

describe('a device ends', () => {
  it('with its session, including queued notifications', async () => {
    const received = await browserOf(player as Person);
    await write();
    await test.context.db.delete(sessions).where(eq(sessions.userId, player?.id ?? ''));
    await test.runJobs();
    expect(received).toEqual([]);
    expect(await devicesOf(player as Person)).toEqual([]);
  });

  it('when someone else uses its browser', async () => {
    const { subscription, received } = service.subscribe('shared', (await settings(player as Person)).publicKey);
    await test.call(player as Person, endpoints.addPushDevice, { body: subscription });
    await test.call(coach as Person, endpoints.addPushDevice, { body: subscription });
    await write();
    await test.runJobs();
    expect(received).toEqual([]);
    expect(await devicesOf(player as Person)).toEqual([]);
    expect(await devicesOf(coach as Person)).toHaveLength(1);
  });

  it('when it is removed', async () => {
    const received = await browserOf(player as Person);
    const [device] = (await settings(player as Person)).devices;
    const params = { id: device?.id ?? '' };
    expect((await test.call(player as Person, endpoints.removePushDevice, { params })).status).toBe(204);
    await write();
    await test.runJobs();
    expect(received).toEqual([]);
  });

  it.each([401, 403, 404, 410])('when its push service answers %d', async (status) => {
    await browserOf(player as Person);
    service.status = status;
    await write();
    await test.runJobs();
    expect(await devicesOf(player as Person)).toEqual([]);
  });

  it('not when its push service is down, but retries later', async () => {
    const received = await browserOf(player as Person);
    service.status = 503;
    await write();
    await expect(test.runJobs()).rejects.toThrow('answered 503');
    expect(await devicesOf(player as Person)).toHaveLength(1);
    expect(received).toEqual([]);
  });
});

describe('a browser whose subscription has changed', () => {
  it('sees its own address only', async () => {
    await browserOf(player as Person);
    const [device] = (await settings(player as Person)).devices;
    expect(device).toMatchObject({ isThis: true, endpoint: expect.stringContaining(service.origin) });
    await test.signIn(player as Person);
    const { db } = test.context;
    const ofPlayer = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, player?.id ?? ''));
    const [at] = await devicesOf(player as Person);
    const other = ofPlayer.find(({ id }) => id !== at?.sessionId);
    await db
      .update(pushDevices)
      .set({ sessionId: other?.id ?? '' })
      .where(eq(pushDevices.userId, player?.id ?? ''));
    expect((await settings(player as Person)).devices[0]).toMatchObject({ isThis: false, endpoint: null });
  });

  it('keeps its level of detail; another person starts discreetly', async () => {
    await browserOf(player as Person);
    const id = (await settings(player as Person)).devices[0]?.id ?? '';
    await test.call(player as Person, endpoints.changePushDevice, { params: { id }, body: { isDetailed: true } });
    const { subscription } = service.subscribe('renewed', (await settings(player as Person)).publicKey);
    await test.call(player as Person, endpoints.addPushDevice, { body: subscription });
    expect((await settings(player as Person)).devices).toEqual([
      expect.objectContaining({ isDetailed: true, endpoint: subscription.endpoint }),
    ]);
    await test.call(coach as Person, endpoints.addPushDevice, { body: subscription });
    expect((await settings(coach as Person)).devices).toEqual([expect.objectContaining({ isDetailed: false })]);
  });
});

it('a session has one device, the one that was named last', async () => {
  const before = await browserOf(player as Person);
  const after = await browserOf(player as Person);
  await write();
  await test.runJobs();
  expect([before.length, after.length]).toEqual([0, 1]);
});

it.each([
  ['an address that is no push service’s', { endpoint: 'https://intranet.example/admin' }],
  ['an address on this machine', { endpoint: 'http://127.0.0.1:5432/' }],
  ['a key that is none', { keys: { ...pushSubscription('x').keys, p256dh: 'A'.repeat(87) } }],
])('%s is refused', async (_, part) => {
  const body = { ...pushSubscription('x'), ...part };
  expect((await test.call(player as Person, endpoints.addPushDevice, { body })).status).toBe(400);
  expect(await devicesOf(player as Person)).toEqual([]);
});
