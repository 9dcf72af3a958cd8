// What must be true after every step: each screen agrees with the model, and with the others.

import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { creditsOf } from '#server/testing/payments.ts';
import type { Scene } from './deed.ts';
import {
  clubCoach,
  isConnected,
  type ModelPlayer,
  type ModelVideo,
  playerOf,
  returnedCents,
  seesVideo,
  sentInMonth,
} from './model.ts';

type Person = { id: string };

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();

/** Whether everything that people read agrees with the model. @throws what does not */
export async function checkAll(scene: Scene): Promise<void> {
  const { people, model } = scene;
  await Promise.all([
    checkBooks(scene),
    ...people.players.flatMap((_, place) => [checkPlayer(scene, place), checkMessages(scene, 'player', place)]),
    ...people.coaches.flatMap((_, place) => [checkCoach(scene, place), checkMessages(scene, 'coach', place)]),
    checkClub(scene),
    ...model.videos.slice(-2).map((video) => checkReaders(scene, video)),
  ]);
}

/** Whether money adds up: credits, receipts, plans, and the administrator's list. @throws what does not */
export async function checkBooks(scene: Scene): Promise<void> {
  for (const player of scene.model.players) checkChanges(scene, player);
  await Promise.all([checkMonths(scene), ...scene.people.players.map((_, place) => checkMoney(scene, place))]);
}

/** What was acknowledged, the provider has; of two changes, the one that came last. */
function checkChanges({ world }: Scene, player: ModelPlayer): void {
  const { changed, subscription } = player;
  player.changed = {};
  if (Object.keys(changed).length === 0) return;
  expect(world.provider.subscriptions.get(subscription ?? ''), 'an acknowledged change').toMatchObject(changed);
}

const shownOf = ({ model }: Scene) => model.videos.filter(({ state }) => state !== 'withdrawn');
const isPublished = ({ state }: ModelVideo) => state === 'published';

async function checkPlayer(scene: Scene, place: number): Promise<void> {
  const { world, people, model } = scene;
  const player = people.players[place] as Person;
  const own = shownOf(scene).filter((video) => video.player === place);
  const published = own.filter(isPublished);
  const counts = await world.read(player, endpoints.countVideos);
  const list = await world.read(player, endpoints.listVideos);
  const stats = await world.read(player, endpoints.getProfileStats);
  expect(counts, 'a player’s counts').toEqual({
    videos: own.length,
    analyzed: published.length,
    inReview: own.length - published.length,
  });
  expect([stats.totalVideos, stats.analyzedVideos], 'a player’s profile').toEqual([own.length, published.length]);
  const scores = (videos: { id: string; score: number | null }[]) =>
    videos.map(({ id, score }) => `${id} ${score}`).toSorted();
  expect(
    scores(list.map(({ id, overallScore }) => ({ id, score: overallScore === null ? null : Number(overallScore) }))),
    'a player’s list',
  ).toEqual(scores(own));
  const user = await world.read(player, endpoints.getCurrentUser);
  const { level } = playerOf(model, place);
  expect(user.isLevelVerified, 'a verified level').toBe(level !== null);
  if (level !== null) expect(user.currentLevel).toBe(level.toFixed(1));
}

async function checkMoney(scene: Scene, place: number): Promise<void> {
  const { world, people, model } = scene;
  const player = people.players[place] as Person;
  const { provider } = world;
  const status = await world.read(player, endpoints.getPaymentStatus);
  const { balance, sum } = await creditsOf(world.test, player);
  const { credits } = playerOf(model, place);
  expect([status.analysisCreditsRemaining, balance, sum], `credits of player ${place}`).toEqual([
    credits,
    credits,
    credits,
  ]);
  const payments = Object.values(model.payments).filter((one) => one.player === place);
  const receipts = await world.read(player, endpoints.listReceipts);
  const amounts = (list: { cents: number; back: number }[]) =>
    list.map(({ cents, back }) => `${cents} − ${back}`).toSorted();
  expect(
    amounts(receipts.rows.map(({ cents, refundedCents }) => ({ cents, back: refundedCents }))),
    `receipts of player ${place}`,
  ).toEqual(amounts(payments.map((one) => ({ cents: one.cents, back: returnedCents(one) }))));
  // What the provider holds: one plan a person, and no month paid twice.
  const theirs = [...provider.subscriptions.values()].filter(({ customerId }) => customerId === `cus_${player.id}`);
  const running = theirs.filter((one) => one.status !== 'ended');
  expect(running.length, `plans that player ${place} pays for`).toBeLessThanOrEqual(1);
  const months = provider.payments
    .filter((one) => one.kind === 'renewed')
    .filter(({ subscriptionId }) => theirs.some(({ id }) => id === subscriptionId));
  const twice = months.filter((one) =>
    months.some(
      (other) =>
        one !== other &&
        one.plan === other.plan &&
        one.periodStart < other.periodEnd &&
        other.periodStart < one.periodEnd,
    ),
  );
  expect(twice, `months that player ${place} paid for twice`).toEqual([]);
  if (provider.events.some(({ isAcknowledged }) => !isAcknowledged)) return;
  const [plan] = running;
  const own = await world.read(player, endpoints.getOwnSubscription);
  const shop = own.subscription;
  expect(
    shop && [shop.nextPlan ?? shop.plan, shop.state, Date.parse(shop.currentPeriodEnd)],
    `the plan of player ${place}, once everything has arrived`,
  ).toEqual(
    plan
      ? [
          plan.plan,
          plan.cancelAtPeriodEnd && plan.status === 'active' ? 'cancelled' : plan.status,
          Date.parse(plan.periodEnd),
        ]
      : null,
  );
  if (shop)
    expect(shop.messagesLeft, 'messages left').toBe(
      Math.max(0, plans[shop.plan].messagesAMonth - sentInMonth(model, place, Date.now())),
    );
}

/** The administrator's list of payments: months add up to the receipts. */
async function checkMonths({ world, people, model }: Scene): Promise<void> {
  const payments = Object.values(model.payments);
  const months = [
    ...new Set(
      world.provider.events.flatMap(({ fact }) =>
        ('at' in fact ? fact.at : 'fact' in fact ? fact.fact.at : []).slice(0, 7),
      ),
    ),
  ];
  const sums = { paid: 0, refunded: 0 };
  for (const month of months) {
    const body = await world.read(people.admin, endpoints.listPayments, { query: { month } });
    for (const total of body.totals) {
      sums.paid += total.paidCents;
      sums.refunded += total.refundedCents;
    }
  }
  const total = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);
  expect(sums, 'the months of the administrator’s list').toEqual({
    paid: total(payments.map(({ cents }) => cents)),
    refunded: total(payments.map(returnedCents)),
  });
}

async function checkCoach(scene: Scene, place: number): Promise<void> {
  const { world, people, model } = scene;
  const coach = people.coaches[place] as Person;
  const seen = shownOf(scene).filter((video) => seesVideo(model, { role: 'coach', place }, video));
  const open = seen.filter(({ state }) => state === 'waiting');
  const counts = await world.read(coach, endpoints.countReviewQueue);
  const dashboard = await world.read(coach, endpoints.getCoachDashboard);
  expect(dashboard.queue, 'a coach’s dashboard').toEqual(counts);
  expect([counts.mine, counts.unclaimed, counts.done], `counts of coach ${place}`).toEqual([
    open.filter((video) => video.coach === place).length,
    open.filter((video) => video.coach === null).length,
    seen.filter(isPublished).length,
  ]);
  const queue = await world.read(coach, endpoints.listReviewQueue, {
    query: { show: 'to-review', limit: 50 },
  });
  expect(queue.rows.length, `the queue of coach ${place}`).toBe(counts['to-review']);
  expect(queue.rows.map(({ videoId }) => videoId).toSorted()).toEqual(idsOf(open));
  const levels = await world.read(coach, endpoints.countLevels);
  for (const show of ['awaiting', 'verified'] as const) {
    const body = await world.read(coach, endpoints.listLevels, { query: { show } });
    expect(body.rows.length, `levels of coach ${place}, ${show}`).toBe(levels[show]);
  }
  const list = await world.read(coach, endpoints.listCoachedPlayers);
  const connected = people.players.filter((_, player) => isConnected(model, place, player));
  expect(idsOf(list.rows), `players of coach ${place}`).toEqual(idsOf(connected));
}

async function checkMessages(scene: Scene, role: 'player' | 'coach', place: number): Promise<void> {
  const { world, people, model } = scene;
  const isPlayer = role === 'player';
  const reader = (isPlayer ? people.players[place] : people.coaches[place]) as Person;
  const own = model.messages.filter((one) => (isPlayer ? one.player : one.coach) === place);
  const unread = own.filter((one) => one.isOfPlayer !== isPlayer && !one.isRead);
  const count = await world.read(reader, endpoints.countUnreadMessages);
  const conversations = await world.read(reader, endpoints.listConversations);
  const sum = conversations.rows.reduce((all, one) => all + one.unread, 0);
  expect([count.unread, sum], `unread messages of ${role} ${place}`).toEqual([unread.length, unread.length]);
  for (const [at, other] of (isPlayer ? people.coaches : people.players).entries()) {
    const between = own.filter((one) => (isPlayer ? one.coach : one.player) === at);
    if (between.length === 0) continue;
    const body = await world.read(reader, endpoints.getConversation, { params: { coachId: other.id } });
    expect(idsOf(body), `messages of ${role} ${place}`).toEqual(idsOf(between).slice(-body.length));
  }
}

async function checkClub(scene: Scene): Promise<void> {
  const { world, people, model } = scene;
  const members = people.players.filter((_, place) => playerOf(model, place).isMember);
  const videos = shownOf(scene).filter(({ player }) => playerOf(model, player).isMember);
  const waiting = videos.filter((video) => !isPublished(video));
  const list = await world.read(people.manager, endpoints.listClubPlayers);
  const counts = await world.read(people.manager, endpoints.countClubPeople);
  const shown = await world.read(people.manager, endpoints.listClubVideos);
  const dashboard = await world.read(people.manager, endpoints.getClubDashboard);
  expect([idsOf(list.rows), counts.members, dashboard.members], 'members').toEqual([
    idsOf(members),
    members.length,
    members.length,
  ]);
  expect(idsOf(shown.rows), 'videos of the club').toEqual(idsOf(videos));
  expect(dashboard.videos, 'videos on the club’s dashboard').toMatchObject({
    waiting: waiting.length,
    analyzed: videos.length - waiting.length,
  });
  for (const row of list.rows) {
    const place = people.players.findIndex(({ id }) => id === row.id);
    const own = videos.filter(({ player }) => player === place);
    expect([row.videos, row.videosWaiting], 'a member’s videos').toEqual([
      own.length,
      own.filter((one) => !isPublished(one)).length,
    ]);
    const coaches = people.coaches.filter((_, coach) => isConnected(model, coach, place));
    expect(idsOf(row.coaches), 'a member’s coaches').toEqual(idsOf(coaches));
  }
  const coaches = await world.read(people.manager, endpoints.listClubCoaches);
  const ofClub = model.players.filter(({ isMember }, player) => isMember && isConnected(model, clubCoach, player));
  expect(
    coaches.rows.map((one) => [one.members, one.openReviews]),
    'the club’s coach',
  ).toEqual([[ofClub.length, waiting.filter(({ coach }) => coach === clubCoach).length]]);
  const content = await world.read(people.manager, endpoints.listContentMembers);
  for (const { id, choice, isPublic } of content) {
    const { choice: own } = playerOf(
      model,
      people.players.findIndex((one) => one.id === id),
    );
    if (own !== undefined) expect([choice, isPublic], 'a member’s consent').toEqual([own, own === 'agreed']);
  }
  expect(idsOf(content), 'members who may be shown').toEqual(idsOf(members));
}

/** Who can read a video and its review, and who cannot. */
async function checkReaders({ world, people, model }: Scene, video: ModelVideo): Promise<void> {
  const readers = [
    ...people.players.map((person, place) => ({ person, role: 'player', place })),
    ...people.coaches.map((person, place) => ({ person, role: 'coach', place })),
    { person: people.manager, role: 'manager', place: 0 },
    { person: people.admin, role: 'admin', place: 0 },
  ];
  const seen = await Promise.all(
    readers.map(({ person }) => world.call(person, endpoints.getVideo, { params: { videoId: video.id } })),
  );
  const words = (list: boolean[]) =>
    list.map((sees, at) => `${readers[at]?.role} ${readers[at]?.place} ${sees ? 'sees' : 'does not see'}`);
  expect(words(seen.map(({ status }) => status === 200)), `readers of a video of player ${video.player}`).toEqual(
    words(readers.map((reader) => seesVideo(model, reader, video))),
  );
}
