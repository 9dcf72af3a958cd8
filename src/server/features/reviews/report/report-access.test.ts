// Who can download a report.

import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeVideo,
} from '#server/testing/factories.ts';
import { reportDesk } from '#server/testing/report-desk.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reportDesk(test);

describe('access to the report', () => {
  it('allows the player, connected coaches, the club and administrators, and no one else', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const club = await makeClub(db);
    const player = await makeMember(db, club.id);
    const video = await desk.publish(coach, player);
    const former = await makeCoach(db);
    await connect(db, former, player, 'ended');
    const manager = { role: 'club' as const, clubId: club.id };
    const expected: [string, { id: string } | null, number][] = [
      ['the player', player, 200],
      ['the coach', coach, 200],
      ['the club', await makePerson(db, manager), 200],
      ['an administrator', await makeAdmin(db), 200],
      ['a visitor', null, 401],
      ['another player', await makePlayer(db), 404],
      ['another coach', await makeCoach(db), 404],
      ['a coach whose connection has ended', former, 404],
      ['another club', await makePerson(db, { ...manager, clubId: (await makeClub(db)).id }), 404],
    ];
    for (const [who, person, status] of expected) {
      expect([who, (await desk.download(person, video.id)).statusCode]).toEqual([who, status]);
    }
  });

  it('allows no one before the review is published, or for a missing video', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const player = await makePlayer(db);
    await connect(db, coach, player);
    const pending = await makeVideo(db, player);
    await reviewDesk(test).open(coach, pending);
    const drafted = await makeVideo(db, player, { status: 'AI-Analyzed', overallScore: '4.00' });
    for (const id of [pending.id, drafted.id, newId(), 'x', '%00', '..%2f..']) {
      for (const person of [player, coach])
        expect([id, (await desk.download(person, id)).statusCode]).toEqual([id, 404]);
    }
  });
});
