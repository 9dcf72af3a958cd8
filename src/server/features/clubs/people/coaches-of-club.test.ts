// Who is a coach of a club: the same people on its dashboard, in its report, in the list and in the filter that is made of the list.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeReview } from '#server/testing/club-season.ts';
import { connect, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('the coach load is the same on every screen', async () => {
  const { db } = test.context;
  const [club, other] = [await makeClub(db), await makeClub(db)];
  const manager = await makePerson(db, { role: 'club', clubId: club.id });
  const ofClub = { role: 'coach_club', clubId: club.id } as const;
  const [busy, idle, suspended] = [
    await makeCoach(db, ofClub),
    await makeCoach(db, ofClub),
    await makeCoach(db, { ...ofClub, state: 'suspended' }),
  ];
  await makeCoach(db, { ...ofClub, state: 'unverified' });
  const freelance = await makeCoach(db);
  const ofOther = await makeCoach(db, { role: 'coach_club', clubId: other.id });
  const member = await makeMember(db, club.id);
  for (const coach of [busy, freelance, ofOther]) {
    await connect(db, coach, member);
    await makeReview(db, coach, member, { sent: ago(3), published: ago(2), ratings: { overall: 3 } });
  }
  const own = [busy, idle, suspended].map(({ id }) => id).toSorted();
  const { body: list } = await test.call(manager, endpoints.listClubCoaches);
  const { body: dashboard } = await test.call(manager, endpoints.getClubDashboard);
  const query = { from: ago(30).slice(0, 10), to: ago(0).slice(0, 10) };
  const { body: report } = await test.call(manager, endpoints.getClubReport, { query });
  expect(list.rows.map(({ id }) => id).toSorted()).toEqual(own);
  for (const { coaches } of [dashboard, report]) {
    expect(coaches.flatMap(({ coach }) => coach?.id ?? []).toSorted()).toEqual(own);
    // What others did is one line, so that the lines add up.
    expect(coaches.at(-1)).toMatchObject({ coach: null, reviews: 2 });
  }
  // The filter offers the list, and finds the members of whom it offers.
  const { body: found } = await test.call(manager, endpoints.listClubPlayers, { query: { coach: busy.id } });
  expect(found.rows.map(({ id }) => id)).toEqual([member.id]);
  const { body: outside } = await test.call(manager, endpoints.listClubPlayers, { query: { coach: freelance.id } });
  expect(outside.rows).toEqual([]);
});
