// The figures of a period, against the same figures worked out from the rows one by one.

import { eq, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { creditEntries, messages, receipts, reviews, users } from '#server/db/schema/index.ts';
import { lastToken } from '#server/testing/account-forms.ts';
import { makeAdmin, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** Moments around midnight in several zones, at changes of the clocks, and at the ends of steps. */
const moments = [
  '2023-09-03T03:59:59.999Z',
  '2023-09-03T04:00:00.000Z',
  '2024-02-29T10:30:00.000Z',
  '2024-03-30T22:59:59.000Z',
  '2024-03-30T23:00:00.000Z',
  '2024-03-31T21:59:59.999Z',
  '2024-03-31T22:00:00.000Z',
  '2024-04-01T00:00:00.000Z',
  '2024-10-26T22:00:00.000Z',
  '2024-10-27T22:59:59.000Z',
  '2024-10-27T23:00:00.000Z',
  '2024-12-31T09:59:59.000Z',
  '2024-12-31T10:00:00.000Z',
  '2024-12-31T23:30:00.000Z',
];

interface World {
  admin: { id: string };
  coaches: { id: string }[];
  players: { id: string }[];
  /** Who did something, when. */
  acts: { person: string; at: string }[];
  /** Hours of each review, and when it was published, by whom. */
  reviews: { coach: string; at: string; hours: number }[];
}
const world = {} as World;

beforeAll(async () => {
  const { db } = test.context;
  Object.assign(world, { admin: await makeAdmin(db), acts: [], reviews: [] });
  world.coaches = [await makeCoach(db), await makeCoach(db)];
  world.players = await Promise.all(moments.map((at) => makePlayer(db, { createdAt: at })));
  for (const [index, at] of moments.entries()) {
    const player = world.players[index % 5] as { id: string };
    const coach = world.coaches[index % 3 === 0 ? 0 : 1] as { id: string };
    const hours = 6 * (index + 1);
    const sentAt = new Date(Date.parse(at) - (hours + 2) * 3_600_000).toISOString();
    const video = await makeVideo(db, player, { uploadDate: sentAt, status: 'Analyzed', pausedSeconds: 7200 });
    const texts = { finalSummary: '', overallStrengths: '', areasOfImprovement: '', recommendationsForImprovement: '' };
    await db
      .insert(reviews)
      .values({ videoId: video.id, playerId: player.id, coachId: coach.id, publishedAt: at, ...texts });
    await db.insert(messages).values({
      playerId: player.id,
      coachId: coach.id,
      senderId: index % 2 === 0 ? player.id : coach.id,
      content: 'Hello',
      createdAt: at,
    });
    world.reviews.push({ coach: coach.id, at, hours });
    world.acts.push({ person: player.id, at: sentAt }, { person: coach.id, at });
    world.acts.push({ person: index % 2 === 0 ? player.id : coach.id, at });
    const userId = player.id;
    await db
      .insert(creditEntries)
      .values([
        { userId, amount: 3, reason: 'purchase', createdAt: at },
        { userId, amount: -1, reason: 'submission', createdAt: at },
        { userId, amount: 4, reason: 'subscription', createdAt: at },
        ...(index % 4 === 0 ? [{ userId, amount: 1, reason: 'refund' as const, createdAt: at }] : []),
        ...(index % 7 === 0 ? [{ userId, amount: -2, reason: 'money_refund' as const, createdAt: at }] : []),
      ]);
    await db.insert(receipts).values({
      number: 5_000 + index,
      userId,
      product: 'credits-3',
      cents: 3900 + index,
      taxCents: 780,
      currency: index % 3 === 0 ? 'dkk' : 'eur',
      credits: 3,
      refundedCents: index % 5 === 0 ? 1300 : 0,
      paymentId: newId(),
      paidAt: at,
    });
  }
  await db.execute(sql`analyze`);
});

const ask = async (query: { from: string; to: string; timeZone?: string }) =>
  (await test.call(world.admin, endpoints.getAnalytics, { query })).body;

const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

describe.each(['UTC', 'Europe/Copenhagen', 'America/Santiago', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'in %s',
  (timeZone) => {
    const days = new Intl.DateTimeFormat('en-CA', { timeZone });
    /** The calendar day that clocks of the zone show. */
    const dayOf = (at: string) => days.format(new Date(at));

    it.each([
      { from: '2024-03-30', to: '2024-04-01' },
      { from: '2023-09-03', to: '2023-09-03' },
      { from: '2024-10-20', to: '2024-11-02' },
      { from: '2024-09-01', to: '2024-12-31' },
      { from: '2023-01-01', to: '2024-12-31' },
      { from: '1924-01-01', to: '2024-12-31' },
    ])('$from to $to match the raw rows', async (period) => {
      const figures = await ask({ ...period, timeZone });
      const isIn = ({ at }: { at: string }) => {
        const day = dayOf(at);
        return day >= period.from && day <= period.to;
      };
      /** The step of a moment is the last one that has begun by its day. */
      const stepOf = ({ at }: { at: string }) => {
        const day = dayOf(at);
        return figures.steps.findLastIndex(({ start }) => start <= day);
      };
      const inside = moments
        .map((at, index) => ({ at, index }))
        .filter(isIn)
        .map((one) => ({ ...one, step: stepOf(one) }));
      const active = world.acts.filter(isIn).map((one) => ({ ...one, step: stepOf(one) }));
      const expected = figures.steps.map(({ start }, step) => {
        const here = inside.filter((one) => one.step === step);
        const every = (n: number) => here.filter(({ index }) => index % n === 0).length;
        return {
          start,
          signUps: here.length,
          activePeople: new Set(active.filter((one) => one.step === step).map(({ person }) => person)).size,
          reviews: here.length,
          messages: here.length,
          creditsSold: 3 * here.length - 2 * every(7),
          creditsGranted: 4 * here.length,
          creditsSpent: here.length - every(4),
        };
      });
      expect(figures.steps.map(({ videos: _videos, ...step }) => step)).toEqual(expected);
      expect(figures.totals.activePeople).toBe(new Set(active.map(({ person }) => person)).size);
      expect(figures.totals.reviews).toBe(inside.length);
      const times = world.reviews.filter(isIn);
      expect(figures.turnaround).toEqual({
        reviews: times.length,
        medianHours: times.length === 0 ? null : median(times.map(({ hours }) => hours)),
        within24: times.filter(({ hours }) => hours <= 24).length,
        within48: times.filter(({ hours }) => hours > 24 && hours <= 48).length,
        later: times.filter(({ hours }) => hours > 48).length,
      });
      const byCoach = Object.fromEntries(figures.coaches.map(({ coach, reviews: published }) => [coach.id, published]));
      const counted = Object.fromEntries(
        world.coaches.map(({ id }) => [id, times.filter(({ coach }) => coach === id).length]),
      );
      expect(byCoach).toEqual(Object.fromEntries(Object.entries(counted).filter(([, published]) => published > 0)));
      // The previous period ends where this one begins, and has as many days.
      const dayAfter = new Date(Date.parse(figures.before.to) + 86_400_000).toISOString().slice(0, 10);
      expect(dayAfter).toBe(period.from);
      const lengthOf = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);
      expect(lengthOf(figures.before)).toBe(lengthOf(period));
      const wasBefore = ({ at }: { at: string }) => {
        const day = dayOf(at);
        return day >= figures.before.from && day <= figures.before.to;
      };
      const earlier = moments.map((at, index) => ({ at, index })).filter(wasBefore);
      const earlierTimes = world.reviews.filter(wasBefore).map(({ hours }) => hours);
      expect(figures.before.totals).toEqual({
        ...figures.before.totals,
        signUps: earlier.length,
        activePeople: new Set(world.acts.filter(wasBefore).map(({ person }) => person)).size,
        reviews: earlier.length,
        messages: earlier.length,
        creditsSold: 3 * earlier.length - 2 * earlier.filter(({ index }) => index % 7 === 0).length,
        creditsGranted: 4 * earlier.length,
        creditsSpent: earlier.length - earlier.filter(({ index }) => index % 4 === 0).length,
      });
      expect(figures.before.turnaround).toMatchObject({
        reviews: earlierTimes.length,
        medianHours: earlierTimes.length === 0 ? null : median(earlierTimes),
      });
      for (const { currency, cents, refundedCents, payments, before, steps } of figures.revenue) {
        const paidBefore = earlier.filter(({ index }) => (index % 3 === 0 ? 'dkk' : 'eur') === currency);
        expect(before).toBe(
          paidBefore.reduce((sum, { index }) => sum + 3900 + index - (index % 5 === 0 ? 1300 : 0), 0),
        );
        const paid = inside.filter(({ index }) => (index % 3 === 0 ? 'dkk' : 'eur') === currency);
        expect(cents).toBe(paid.reduce((sum, { index }) => sum + 3900 + index, 0));
        expect(refundedCents).toBe(1300 * paid.filter(({ index }) => index % 5 === 0).length);
        expect(payments).toBe(paid.length);
        expect(steps.reduce((sum, one) => sum + one, 0)).toBe(cents - refundedCents);
      }
    });
  },
);

it('sign-ups count arrivals on their day, without open invitations', async () => {
  const { db } = test.context;
  const today = new Date().toISOString().slice(0, 10);
  const signUps = async () => (await ask({ from: today, to: today })).totals.signUps;
  const before = await signUps();
  const email = 'invited-and-counted@pala.test';
  const body = { email, firstName: 'Ida', lastName: 'Lund', country: 'DK', role: 'player' as const };
  expect((await test.call(world.admin, endpoints.invitePerson, { body })).status).toBe(201);
  await test.runJobs();
  expect(await signUps()).toBe(before);
  // Invited long ago, and come today.
  await db.update(users).set({ createdAt: sql`now() - interval '40 days'` }).where(eq(users.email, email));
  const password = 'wall and net';
  const link = { token: lastToken(test.mails, email), password, confirmPassword: password };
  await test.call(null, endpoints.setPassword, { body: link });
  expect(await signUps()).toBe(before + 1);
});

it('the step grows with the period, which bounds the response', async () => {
  const steps = async (from: string, to: string) => {
    const figures = await ask({ from, to });
    return [figures.step, figures.steps.length];
  };
  expect(await steps('2024-01-01', '2024-01-07')).toEqual(['day', 7]);
  expect(await steps('2024-01-01', '2024-12-31')).toEqual(['month', 12]);
  expect(await steps('1925-01-01', '2024-12-31')).toEqual(['year', 100]);
  expect(await steps('1900-01-01', '2100-12-31')).toEqual(['year', 201]);
});

it.each([
  { from: '2024-01-02', to: '2024-01-01' },
  { from: '2024-02-30', to: '2024-03-01' },
  { from: '1066-10-14', to: '2024-01-01' },
  { from: '2024-01-01', to: '2024-01-02', timeZone: "UTC'; select 1" },
  { from: '2024-01-01' },
])('analytics refuse %j', async (query) => {
  const answer = await test.call(world.admin, endpoints.getAnalytics, { query: query as never });
  expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
});

it('the file has a row per step and a column per currency', async () => {
  const cookie = await test.signIn(world.admin);
  const answer = await test.app.inject({
    url: `${files.analyticsFile.path}?from=2024-01-01&to=2024-12-31`,
    headers: { cookie },
  });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="analytics-2024-01-01-2024-12-31.csv"');
  const [titles, ...lines] = Papa.parse<string[]>(answer.body.slice(1), { delimiter: ';', skipEmptyLines: true }).data;
  expect(titles?.slice(-2)).toEqual(['Revenue DKK', 'Revenue EUR']);
  expect(lines.map(([month]) => month)).toHaveLength(12);
  const figures = await ask({ from: '2024-01-01', to: '2024-12-31' });
  expect(lines[2]?.[9]).toBe(String((figures.revenue[0]?.steps[2] ?? 0) / 100).replace('.', ','));
});
