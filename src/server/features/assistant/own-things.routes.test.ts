// Smashy about the asker's own things, as their screens have them: each role its own, and nobody else's.

import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { shownCode } from '#domain/people/club-codes.ts';
import { secondReviews, situationRequests, videoPartners } from '#server/db/schema/index.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeJunior,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
  makeVideo,
} from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { levelCases } from '#server/testing/level-cases.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

type One = { id: string };
const ask = async (who: One, message: string) =>
  (await test.call(who, endpoints.askSmashy, { body: { message } })).body.response;
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a player', () => {
  let player: One;
  let coach: One;
  let club: Awaited<ReturnType<typeof makeClub>>;
  beforeAll(async () => {
    const { db } = test.context;
    club = await makeClub(db);
    coach = await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Carla', lastName: 'Sanz' });
    player = await makeMember(db, club.id, { firstName: 'Pia', lastName: 'Holm' });
    await connect(db, coach, player);
  });

  it('reads when their reviews open, as they chose it', async () => {
    expect(await ask(player, 'when do my reviews open')).toContain('as soon as');
    await test.call(player, endpoints.chooseReviewOpening, {
      body: { opening: { time: '18:30', days: ['friday'] } },
    });
    expect(await ask(player, 'when do my reviews open')).toContain('at **18:30**, Friday');
    await publishReview(test, coach, player);
    const answer = await ask(player, 'my review is closed, when does it open');
    expect(answer).toMatch(/” opens on Friday .* at 18:30|” opens on .*UTC/);
    await test.call(player, endpoints.chooseReviewOpening, { body: { opening: null } });
  });

  it('reads for which situation a coach asks, until the next one is answered', async () => {
    const { db } = test.context;
    expect(await ask(player, 'which situation does my coach want to see again')).toContain('No coach asks');
    const { id: videoId } = await publishReview(test, coach, player);
    const dueOn = dayAhead(5);
    await db.insert(situationRequests).values({ videoId, playerId: player.id, skill: 'lob', dueOn });
    const answer = await ask(player, 'which situation does my coach want to see again');
    expect(answer).toMatch(/\*\*Lob\*\*, by \d+ \w+ \d{4}/);
    expect(answer).toContain(`/player/video-analysis/${videoId}`);
    expect(await ask(player, 'whats waiting for me')).toContain('same situation');
  });

  it('reads how many messages are unread, until they are read', async () => {
    await test.call(coach, endpoints.sendMessage, { body: { receiverId: player.id, content: 'Well played' } });
    expect(await ask(player, 'do i have unread messages')).toContain('**1** unread message ');
    await test.call(player, endpoints.readConversation, { params: { coachId: coach.id } });
    expect(await ask(player, 'do i have unread messages')).toContain('**0** unread messages');
  });

  it('reads of their partners and second reviews', async () => {
    const { db } = test.context;
    expect(await ask(player, 'which matches do i share')).toContain('no match');
    const mette = await makeMember(db, club.id, { firstName: 'Mette', lastName: 'Lund' });
    const video = await makeVideo(db, player, { title: 'Derby' });
    const second = await makeVideo(db, player, { title: 'Second review: Derby' });
    const joined = { status: 'joined' as const, joinedAt: new Date().toISOString() };
    await db.insert(videoPartners).values({ videoId: video.id, partnerId: mette.id, ...joined });
    await db
      .insert(secondReviews)
      .values({ videoId: second.id, playerId: player.id, originalId: video.id, coachId: coach.id });
    expect(await ask(player, 'which matches do i share')).toMatch(/\*\*Mette Lund\*\*: 1 match, the latest “Derby”/);
    expect(await ask(mette, 'who is my partner')).toContain('**Pia Holm**');
    expect(await ask(player, 'is my second review done')).toContain('not published yet');
  });

  it('reads of their certificate what the switch says', async () => {
    const { verified } = levelCases(test);
    const { player: holder } = await verified();
    expect(await ask(player, 'is my certificate public')).toContain('no certificate yet');
    expect(await ask(holder, 'is my certificate public')).toContain('switched off');
    await test.call(holder, endpoints.changeCertificate, { body: { isPublic: true, nameStyle: 'full' } });
    expect(await ask(holder, 'is my certificate public')).toContain('certificate is public');
  });

  it('reads of their club, achievements, last session and juniors', async () => {
    const { db } = test.context;
    await makeSession(db, coach, [player], {
      title: 'Serves',
      sessionDate: new Date(Date.now() - 3_600_000).toISOString(),
    });
    await makeJunior(db, club.id, player, { firstName: 'Emma', lastName: 'Holm' });
    expect(await ask(player, 'which club am i in')).toContain(`**${club.name}**`);
    expect(await ask(player, 'how many xp do i have')).toMatch(/\*\*\d+ XP\*\*[^]*Feedback Received: \d/);
    expect(await ask(player, 'when was my last session')).toContain('**Serves**');
    expect(await ask(player, 'who are my juniors')).toContain('**Emma Holm**, 1 June 2040');
    const stranger = await makePlayer(db);
    expect(await ask(stranger, 'which club am i in')).toContain('no club');
    expect(await ask(stranger, 'who are my juniors')).toContain('no guardian and no juniors');
  });
});

it('gives a coach their sessions, players and what an hour holds', async () => {
  const { db } = test.context;
  const coach = await makeCoach(db);
  expect(await ask(coach, 'who are my players')).toContain('No player');
  const player = await makePlayer(db, { firstName: 'Ida', lastName: 'Juhl' });
  const club = await makeClub(db);
  const member = await makeMember(db, club.id, { firstName: 'Lars', lastName: 'Friis' });
  await connect(db, coach, player);
  await connect(db, coach, member);
  await makeSession(db, coach, [member], { title: 'Bandejas' });
  for (const title of ['One', 'Two', 'Three', 'Four']) await makeVideo(db, player, { title });
  expect(await ask(coach, 'who are my players')).toMatch(/\*\*2\*\* players: .*Ida Juhl/);
  expect(await ask(coach, 'when is my next session')).toMatch(/\*\*Bandejas\*\*[^]*No answer yet: Lars Friis/);
  expect(await ask(coach, 'i have an hour, what can i get done')).toContain('**3** of your 4 open videos fit into 60');
  expect(await ask(coach, 'how many reviews can i do in 25 minutes')).toContain('**1** of your 4');
  expect(await ask(coach, 'what is waiting for me')).toContain('**4** videos to review');
});

it('gives a club’s code and figures to its managers, and to nobody else', async () => {
  const { db } = test.context;
  const club = await makeClub(db);
  const manager = await makePerson(db, { role: 'club', clubId: club.id, accessType: 'club' });
  const member = await makeMember(db, club.id);
  await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Dario', lastName: 'Vega' });
  const figures = (await test.call(manager, endpoints.getClubDashboard, { query: { timeZone: 'UTC' } })).body;
  const code = shownCode(club.spokenCode);
  expect(await ask(manager, 'what is our club code')).toContain(code);
  expect(await ask(manager, 'our club in figures')).toMatch(
    new RegExp(`\\*\\*${figures.members}\\*\\* member, ${figures.activeThisMonth} active[^]*Dario Vega`),
  );
  expect(await ask(manager, 'which groups do we have')).toContain('no groups');
  for (const question of ['what is our club code', 'our club in figures', 'which groups do we have']) {
    const answer = await ask(member, question);
    expect(answer).not.toContain(code);
    expect(answer).not.toMatch(/\(\/club|Dario Vega/);
  }
});
