// What administrators do that could do harm, tried in a session that was not proved lately: refused, and nothing is changed.

import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, auditEntries, clubs, coachConnections, users } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { ageProofs, reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** Everything that one of these calls writes. */
async function everything() {
  const { db } = test.context;
  return JSON.stringify([
    await db.select().from(users).orderBy(asc(users.id)),
    await db.select().from(clubs).orderBy(asc(clubs.id)),
    await db.select().from(coachConnections).orderBy(asc(coachConnections.id)),
    await db.select().from(accountLinks).orderBy(asc(accountLinks.tokenHash)),
    await db.select().from(auditEntries).orderBy(asc(auditEntries.id)),
  ]);
}

/** An administrator whose session is old, and a club with people of it. */
async function scene() {
  const { db } = test.context;
  const [admin, club] = [await makeAdmin(db), await makeClub(db)];
  const [player, coach, waiting] = [
    await makeMember(db, club.id),
    await makeCoach(db),
    await makePerson(db, { state: 'pending' }),
  ];
  await connect(db, coach, player);
  await test.sessionOf(admin);
  await ageProofs(db, admin, 16);
  return { admin, club, player, waiting };
}

type Scene = Awaited<ReturnType<typeof scene>>;
const calls = {
  changeRole: ({ admin, player: { id } }: Scene) =>
    test.call(admin, endpoints.changeRole, { params: { userId: id }, body: { role: 'coach_freelance' } }),
  changePeople: ({ admin, waiting: { id } }: Scene) =>
    test.call(admin, endpoints.changePeople, { body: { action: 'approve', userIds: [id] } }),
  deletePerson: ({ admin, player: { id } }: Scene) =>
    test.call(admin, endpoints.deletePerson, { params: { userId: id }, body: { reason: 'They asked by mail.' } }),
  makePasswordLink: ({ admin, player: { id } }: Scene) =>
    test.call(admin, endpoints.makePasswordLink, { params: { userId: id }, body: { delivery: 'copy' } }),
  mailPasswordLink: ({ admin, player: { id } }: Scene) =>
    test.call(admin, endpoints.makePasswordLink, { params: { userId: id }, body: { delivery: 'mail' } }),
  deactivateClub: ({ admin, club: { id } }: Scene) =>
    test.call(admin, endpoints.deactivateClub, { params: { clubId: id } }),
};

it.each(Object.entries(calls))('%s requires a recent proof', async (_, call) => {
  const world = await scene();
  await test.runJobs();
  const before = await everything();
  const mailed = test.mails.length;
  const refused = await call(world);
  expect([refused.status, refused.error.code]).toEqual([403, 'proof_needed']);
  await test.runJobs();
  expect(await everything()).toBe(before);
  expect(test.mails).toHaveLength(mailed);
  await reauthenticate(test, world.admin);
  expect((await call(world)).status).toBeLessThan(300);
  await test.runJobs();
  expect(await everything()).not.toBe(before);
});
