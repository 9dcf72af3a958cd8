// Benchmarks over HTTP: groups, minimum size and privacy.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeReview } from '#server/testing/club-season.ts';
import { connect, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** A number of club members in a band, rated 2.0, 2.1, 2.2 and so on. */
async function makeBand(count: number, currentLevel: string) {
  const { db } = test.context;
  const club = await makeClub(db);
  const coach = await makeCoach(db);
  const players: { id: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const player = await makeMember(db, club.id, { currentLevel });
    const ratings = { overall: 2 + index / 10, lob: 3 };
    await makeReview(db, coach, player, { sent: daysAgo(21), published: daysAgo(20), ratings });
    players.push(player);
  }
  return { db, club, coach, players };
}

const read = async (player: { id: string }, who = player) =>
  test.call(who, endpoints.getBenchmarks, { params: { userId: player.id } });

it('benchmarks compare within the club from twenty players in the band', async () => {
  const { players } = await makeBand(21, '6.0');
  const [first, middle, last] = [players[0], players[10], players[20]] as [
    { id: string },
    { id: string },
    { id: string },
  ];
  const { body } = await read(middle);
  expect(body).toMatchObject({
    band: 'advanced',
    among: {
      group: 'club',
      skills: [
        { skillName: 'overall', rating: 3, percentile: 48, players: 21 },
        { skillName: 'lob', rating: 3, players: 21 },
      ],
    },
  });
  expect((await read(first)).body.among?.skills[0]?.percentile).toBe(1);
  expect((await read(last)).body.among?.skills[0]?.percentile).toBe(99);
});

it('benchmarks compare with everyone if the club has fewer, and are empty below twenty in total', async () => {
  const { db, players, coach } = await makeBand(12, '4.0');
  const [player] = players as [{ id: string }];
  expect((await read(player)).body).toEqual({ band: 'solid', among: null });
  const { players: others } = await makeBand(8, '4.5');
  expect((await read(player)).body.among).toMatchObject({ group: 'everybody' });
  expect((await read(player)).body.among?.skills[0]?.players).toBe(20);
  // Suspended players, old ratings and other bands do not count.
  const [gone] = others as [{ id: string }];
  const old = await makePerson(db, { currentLevel: '4.0' });
  await makeReview(db, coach, old, { sent: daysAgo(500), published: daysAgo(490), ratings: { overall: 7 } });
  const suspended = await makePerson(db, { currentLevel: '4.0', state: 'suspended' });
  await makeReview(db, coach, suspended, { sent: daysAgo(5), published: daysAgo(4), ratings: { overall: 7 } });
  expect((await read(gone)).body.among?.skills[0]?.players).toBe(20);
});

it('benchmarks rise with a better review', async () => {
  const { db, players, coach } = await makeBand(20, '2.5');
  const [lowest] = players as [{ id: string }];
  expect((await read(lowest)).body.among?.skills[0]?.percentile).toBe(1);
  await makeReview(db, coach, lowest, { sent: daysAgo(2), published: daysAgo(1), ratings: { overall: 7 } });
  expect((await read(lowest)).body.among?.skills).toMatchObject([
    { skillName: 'overall', percentile: 99, players: 20 },
    { skillName: 'lob', players: 20 },
  ]);
});

it('benchmarks are visible to anyone who may see the player, and name no one', async () => {
  const { db, club, players } = await makeBand(20, '1.0');
  const [player, other] = players as [{ id: string }, { id: string }];
  const coach = await makeCoach(db);
  await connect(db, coach, player);
  const manager = await makePerson(db, { role: 'club', clubId: club.id });
  expect((await read(player, coach)).body).toEqual((await read(player)).body);
  expect((await read(player, manager)).status).toBe(200);
  expect((await read(player, other)).status).toBe(404);
  expect((await read(player)).raw.body).not.toContain(other.id);
});

it('benchmarks are empty for a player without ratings', async () => {
  const { db } = test.context;
  expect((await read(await makePerson(db, { currentLevel: '6.5' }))).body).toEqual({ band: 'advanced', among: null });
});
