// Smashy about what people name or count: a video, a player, an evening, a group, what is overdue, and an installation's figures.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makeVideo,
} from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { eveningCases } from '#server/testing/ranking-evenings.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

type One = { id: string };
const ask = async (who: One, message: string) =>
  (await test.call(who, endpoints.askSmashy, { body: { message } })).body.response;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function clubWithCoach() {
  const { db } = test.context;
  const club = await makeClub(db);
  const manager = await makePerson(db, { role: 'club', clubId: club.id, accessType: 'club' });
  const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Carla', lastName: 'Sanz' });
  return { db, club, manager, coach };
}

it('gives a player the review of the video that they name, and to nobody else', async () => {
  const { db, club, coach } = await clubWithCoach();
  const player = await makeMember(db, club.id);
  await connect(db, coach, player);
  const { id, title } = await publishReview(test, coach, player);
  const other = await publishReview(test, coach, player);
  const answer = await ask(player, `how did i do in ${title.toLowerCase()}`);
  expect(answer).toMatch(new RegExp(String.raw`^\*\*${title}\*\*, reviewed by Carla Sanz on`));
  expect(answer).toContain(`(/player/video-analysis/${id})`);
  expect(answer).not.toContain(other.id);
  const stranger = await makeMember(db, club.id);
  expect(await ask(stranger, `how did i do in ${title.toLowerCase()}`)).not.toContain(id);
});

it('gives a player the levels of their ranking evenings, and no place', async () => {
  const { finished } = eveningCases(test);
  const { players, db, club, coach, manager, id } = await finished();
  const answer = await ask(players[0], 'how did i do at the ranking evening');
  expect(answer).toContain('“Tuesday ladder”, 12 May 2026: level **3.5**, verified by Carla Sanz');
  expect(answer).toContain('not places');
  const member = await makeMember(db, club.id);
  expect(await ask(member, 'how did i do at the ranking evening')).toContain('no level from a ranking evening');
  for (const [who, screen] of [
    [coach, 'coach'],
    [manager, 'club'],
  ] as const) {
    expect(await ask(who, 'which ranking evenings are open')).toMatch(
      new RegExp(
        String.raw`No ranking evening is open[^]*\(/${screen}/ranking-evenings/${id}\), 12 May 2026: finished`,
      ),
    );
  }
});

it('tells a coach how many players of an open evening are ready', async () => {
  const { evening, rank } = eveningCases(test);
  const { coach, players, id } = await evening();
  await rank(coach, id, players[0]);
  expect(await ask(coach, 'which ranking evenings are open')).toContain('1 of 4 players are ready');
});

it('shows groups to managers alone', async () => {
  const { db, club, coach, manager } = await clubWithCoach();
  const player = await makeMember(db, club.id);
  const { id: groupId } = (
    await test.call(manager, endpoints.createClubGroup, { body: { name: 'Falcons', rule: null } })
  ).body;
  const selection = { ids: [player.id] };
  await test.call(manager, endpoints.addGroupMembers, { params: { groupId }, body: { selection } });
  expect(await ask(manager, 'which groups do we have')).toContain('**Falcons**: 1 member');
  for (const who of [player, coach]) {
    const answer = await ask(who, 'which group am i in');
    expect(answer).toContain('only they see them here');
    expect(answer).not.toContain('Falcons');
  }
});

it('tells a coach about a connected player by name, and about nobody else', async () => {
  const { db, club, coach } = await clubWithCoach();
  const pia = await makeMember(db, club.id, { firstName: 'Pia', lastName: 'Holm', currentLevel: '3.5' });
  await makeMember(db, club.id, { firstName: 'Ulrik', lastName: 'Dam', currentLevel: '6.5' });
  await connect(db, coach, pia);
  expect(await ask(coach, 'what level is pia')).toMatch(/\*\*Pia Holm\*\*[^]*Level \*\*3\.5\*\*[^]*No video yet/);
  const video = await makeVideo(db, pia, { title: 'Derby', dueAt: hoursAgo(2) });
  const answer = await ask(coach, 'when is Pia’s review due');
  expect(answer).toMatch(/The review of “Derby” is overdue since/);
  expect(answer).toContain(`(/coach/player/${pia.id})`);
  expect(answer).toContain(`(/coach/video-analysis/${video.id})`);
  for (const who of [coach, pia]) expect(await ask(who, 'what level is Ulrik')).not.toMatch(/Ulrik|Level \*\*/);
});

it('names overdue reviews to a coach and a manager, and members without a coach to a manager', async () => {
  const { db, club, coach, manager } = await clubWithCoach();
  const player = await makeMember(db, club.id, { firstName: 'Ida', lastName: 'Juhl' });
  await makeMember(db, club.id);
  await connect(db, coach, player);
  expect(await ask(manager, 'how many members have no coach')).toContain('**1** member has no coach');
  expect(await ask(manager, 'which reviews are overdue')).toContain('No video waits for a review');
  const { id } = await makeVideo(db, player, { title: 'Late one', dueAt: hoursAgo(1) });
  await makeVideo(db, player, { title: 'In time' });
  for (const [who, screen] of [
    [coach, 'coach'],
    [manager, 'club'],
  ] as const) {
    const answer = await ask(who, 'which reviews are overdue');
    expect(answer).toContain('**1** review is overdue');
    expect(answer).toContain(`[Late one](/${screen}/video-analysis/${id}), Ida Juhl`);
    expect(answer).not.toContain('In time');
  }
  // More than are read to be named.
  for (let number = 1; number < 22; number += 1) await makeVideo(db, player, { dueAt: hoursAgo(number) });
  for (const who of [coach, manager]) expect(await ask(who, 'which reviews are overdue')).toContain('**22** reviews');
  expect(await ask(player, 'which reviews are overdue')).not.toContain('/club/');
});

it('gives the installation’s figures to administrators, and to nobody else', async () => {
  const { db, club, coach, manager } = await clubWithCoach();
  const admin = await makeAdmin(db);
  const player = await makeMember(db, club.id);
  const before = await ask(admin, 'how many videos this week');
  await makeVideo(db, player, { title: 'One more' });
  const sent = (answer: string) => Number(/\*\*(\d+)\*\* videos sent/.exec(answer)?.[1]);
  const after = await ask(admin, 'how many videos this week');
  expect(sent(after)).toBe(sent(before) + 1);
  expect(after).toMatch(/Active accounts: \*\*\d+\*\* players[^]*\(\/admin\/analytics\)/);
  expect(await ask(admin, 'how many reviews are overdue')).toContain('a review, **');
  for (const who of [player, coach, manager]) {
    expect(await ask(who, 'how many videos this week')).not.toMatch(/Active accounts|\/admin/);
  }
});

it('keeps what only others know an open question', async () => {
  const { db, club } = await clubWithCoach();
  const [player, admin] = [await makeMember(db, club.id), await makeAdmin(db)];
  expect(await ask(player, 'what time does the club open on sundays')).toContain('Only your club can say');
  await ask(player, 'how high is the net');
  const { rows } = (await test.call(admin, endpoints.listOpenQuestions, { query: { show: 'open' } })).body;
  expect(rows.map(({ question }) => question)).toContain('what time does the club open on sundays');
  expect(rows.map(({ question }) => question)).not.toContain('how high is the net');
});
