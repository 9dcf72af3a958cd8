// What people and the payment provider do in the simulated world, and a small model of what is true afterwards.

import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { creditPackages, type PackageId, packageIds } from '#domain/payments/money/prices.ts';
import { testEvent } from '#server/providers/payments/test-payments.ts';
import { reviewDocument, videoForm } from '#server/testing/factories.ts';
import { creditsOf, customerOf, openOrder, postEvent } from '#server/testing/payments.ts';
import { connections, type Fault, type World } from './world.ts';

/** One of two people. */
type Place = 0 | 1;

interface ModelVideo {
  id: string;
  player: Place;
  state: 'waiting' | 'claimed' | 'published' | 'withdrawn';
  /** Who reviews it; null while nobody does. */
  coach: Place | null;
}

/** What must be true: the world's state as its people know it. */
export interface Model {
  credits: [number, number];
  orders: { id: string; player: Place; product: PackageId; isPaid: boolean }[];
  videos: ModelVideo[];
}

type Deed = fc.AsyncCommand<Model, World>;

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>('none') },
  { weight: 3, arbitrary: fc.constantFrom<Fault>('twice', 'at once') },
  { weight: 1, arbitrary: fc.record({ statement: fc.integer({ min: 1, max: 25 }) }) },
);
const either = fc.constantFrom<Place>(0, 1);
const any = fc.nat(9);

/** A deed, and the check of everything after it. */
function deed<Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, world: World, given: Given) => Promise<void>,
): fc.Arbitrary<Deed> {
  return given.map((one) => ({
    check: () => true,
    run: async (model, world) => {
      await run(model, world, one);
      await checkAll(model, world);
    },
    toString: () => `${name}(${fc.stringify(one)})`,
  }));
}

const of = ({ id }: ModelVideo) => ({ params: { videoId: id } });
const chosen = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

function withdrawn(model: Model, video: ModelVideo): void {
  video.state = 'withdrawn';
  model.credits[video.player] += 1;
}

const isConnected = (coach: number, player: number) => connections.some(([a, b]) => a === coach && b === player);
const mayReview = (coach: number, { player, state, coach: reviewer }: ModelVideo) =>
  isConnected(coach, player) && (state === 'waiting' || (state === 'claimed' && reviewer === coach));

/** Whether a call succeeded, however often it arrived. */
const hasSucceeded = (answers: readonly { status: number }[]) => answers.some(({ status }) => status < 300);

const buys = deed(
  'orders',
  fc.record({ player: either, product: fc.constantFrom(...packageIds) }),
  async (model, world, { player, product }) => {
    model.orders.push({
      id: await openOrder(world.test, world.players[player], product),
      player,
      product,
      isPaid: false,
    });
  },
);

const pays = deed('the provider reports a payment', fc.record({ at: any, fault }), async (model, world, given) => {
  const order = chosen(model.orders, given.at);
  if (!order) return;
  const { id: orderId, player, product } = order;
  const { cents } = creditPackages[product];
  const fact = {
    kind: 'paid',
    paymentId: `pay_${orderId}`,
    orderId,
    customerId: await customerOf(world.test, world.players[player]),
    cents,
    taxCents: 0,
    currency: 'EUR',
    at: new Date().toISOString(),
  } as const;
  await world.attempt(async () => {
    const { statusCode: status } = await postEvent(world.test, testEvent(fact, `event_${orderId}`));
    return { status };
  }, given.fault);
  await world.test.runJobs();
  if (!order.isPaid) model.credits[player] += creditPackages[product].credits;
  order.isPaid = true;
});

const submits = deed('submits', fc.record({ player: either, fault }), async (model, world, { player, fault: how }) => {
  const number = model.videos.length;
  const body = videoForm({
    title: `Match ${number}`,
    videoUrl: `https://youtu.be/sim${String(number).padStart(8, '0')}`,
  });
  const headers = { 'idempotency-key': newId() };
  const answers = await world.send(world.players[player], endpoints.createVideo, { body, headers }, how);
  const ids = new Set(answers.filter(({ status }) => status < 300).map((answer) => answer.body.id));
  const credits = model.credits[player];
  expect(ids.size, 'one video for a submission with a credit, none without').toBe(credits > 0 ? 1 : 0);
  for (const id of ids) {
    model.credits[player] = credits - 1;
    model.videos.push({ id, player, state: 'waiting', coach: null });
  }
});

const withdraws = deed('withdraws', fc.record({ player: either, at: any, fault }), async (model, world, given) => {
  const video = chosen(model.videos, given.at);
  if (!video) return;
  const mayWithdraw = video.player === given.player && video.state === 'waiting';
  const answers = await world.send(world.players[given.player], endpoints.withdrawVideo, of(video), given.fault);
  if (!mayWithdraw) expect(hasSucceeded(answers), 'withdrawn').toBe(false);
  else withdrawn(model, video);
});

const claims = deed('claims', fc.record({ coach: either, at: any, fault }), async (model, world, given) => {
  const video = chosen(model.videos, given.at);
  if (!video) return;
  const answers = await world.send(world.coaches[given.coach], endpoints.claimReview, of(video), given.fault);
  expect(hasSucceeded(answers), 'claimed').toBe(mayReview(given.coach, video));
  if (mayReview(given.coach, video)) Object.assign(video, { state: 'claimed', coach: given.coach });
});

const releases = deed('releases', fc.record({ coach: either, at: any, fault }), async (model, world, given) => {
  const video = chosen(model.videos, given.at);
  if (!video) return;
  const mayRelease = video.state === 'claimed' && video.coach === given.coach;
  await world.send(world.coaches[given.coach], endpoints.releaseReview, of(video), given.fault);
  if (mayRelease) Object.assign(video, { state: 'waiting', coach: null });
});

const publishes = deed('publishes', fc.record({ coach: either, at: any, fault }), async (model, world, given) => {
  const video = chosen(model.videos, given.at);
  if (!video) return;
  const coach = world.coaches[given.coach];
  const opened = await world.call(coach, endpoints.openReview, of(video));
  expect(opened.status < 300, 'opened').toBe(isConnected(given.coach, video.player) && video.state !== 'withdrawn');
  if (!mayReview(given.coach, video)) return;
  const version = opened.body.version;
  const saved = { ...of(video), body: { version, document: reviewDocument() } };
  await world.call(coach, endpoints.saveReviewDraft, saved);
  const answers = await world.send(
    coach,
    endpoints.publishReview,
    { ...of(video), body: { version: version + 1 } },
    given.fault,
  );
  expect(hasSucceeded(answers), 'published').toBe(true);
  Object.assign(video, { state: 'published', coach: given.coach });
});

const race = deed('a claim meets a withdrawal', fc.record({ coach: either, at: any }), async (model, world, given) => {
  const video = chosen(model.videos, given.at);
  if (!video || video.state !== 'waiting' || !isConnected(given.coach, video.player)) return;
  const [claimed, gone] = await Promise.all([
    world.call(world.coaches[given.coach], endpoints.claimReview, of(video)),
    world.call(world.players[video.player], endpoints.withdrawVideo, of(video)),
  ]);
  expect([claimed.status < 300, gone.status < 300].filter(Boolean), 'exactly one of them').toHaveLength(1);
  if (gone.status < 300) withdrawn(model, video);
  else Object.assign(video, { state: 'claimed', coach: given.coach });
});

const waits = deed('time passes', fc.integer({ min: 1, max: 60 }), async (_, world, hours) => {
  await world.pass(hours);
  await world.test.runJobs();
});

/** Whether everything that people read agrees with the model. */
async function checkAll({ credits, orders, videos }: Model, world: World): Promise<void> {
  const { test, players, coaches, admin, call } = world;
  const shown = videos.filter(({ state }) => state !== 'withdrawn');
  for (const [at, player] of players.entries()) {
    const own = shown.filter((video) => video.player === at);
    const published = own.filter(({ state }) => state === 'published');
    const { body: status } = await call(player, endpoints.getPaymentStatus);
    const { balance, sum } = await creditsOf(test, player);
    expect([status.analysisCreditsRemaining, balance, sum], 'credits').toEqual(Array(3).fill(credits[at]));
    const { body: counts } = await call(player, endpoints.countVideos);
    expect(counts, 'a player’s counts').toEqual({
      videos: own.length,
      analyzed: published.length,
      inReview: own.length - published.length,
    });
    const { body: list } = await call(player, endpoints.listVideos);
    expect(list.map(({ id }) => id).toSorted(), 'a player’s list').toEqual(idsOf(own));
    expect(
      list
        .filter(({ status: state }) => state === 'Analyzed')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(idsOf(published));
    const { body: receipts } = await call(player, endpoints.listReceipts);
    expect(receipts.rows, 'receipts').toHaveLength(
      orders.filter((order) => order.player === at && order.isPaid).length,
    );
  }
  for (const [at, coach] of coaches.entries()) {
    const theirs = shown.filter(({ player }) => isConnected(at, player));
    const { body: counts } = await call(coach, endpoints.countReviewQueue);
    const open = theirs.filter(({ state }) => state === 'waiting' || state === 'claimed');
    expect([counts.mine, counts.unclaimed], 'a coach’s counts').toEqual([
      open.filter((video) => video.coach === at).length,
      open.filter(({ state }) => state === 'waiting').length,
    ]);
  }
  const { body: all } = await call(admin, endpoints.listAdminVideos);
  expect(all.rows.map(({ id }) => id).toSorted(), 'the administrator’s list').toEqual(idsOf(shown));
  const [last] = videos.slice(-1);
  if (!last) return;
  const seen = await Promise.all([...players, ...coaches].map((person) => call(person, endpoints.getVideo, of(last))));
  expect(
    seen.map(({ status }) => status),
    'who sees the last video',
  ).toEqual(
    [0, 1]
      .map((player) => player === last.player)
      .concat([0, 1].map((coach) => isConnected(coach, last.player)))
      .map((sees) => (sees && last.state !== 'withdrawn' ? 200 : 404)),
  );
}

const idsOf = (list: readonly ModelVideo[]) => list.map(({ id }) => id).toSorted();

/** All deeds, in any order. */
export const deeds = fc.commands([buys, pays, submits, submits, withdraws, claims, releases, publishes, race, waits], {
  maxCommands: 30,
});
