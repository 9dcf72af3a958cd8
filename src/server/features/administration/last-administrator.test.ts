// An administrator is always left: whatever two do to each other at the same moment, over two processes too.

import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { useSecondProcess } from '#server/testing/second-process.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const second = useSecondProcess(test);

const ways = {
  demote: { path: 'role', body: { role: 'player' } },
  suspend: { path: 'suspend', body: { reason: 'Left' } },
  delete: { path: 'deletion', body: { reason: 'Left' } },
} as const;
type Way = keyof typeof ways;

const pairs: [Way, Way][] = [
  ['demote', 'demote'],
  ['suspend', 'suspend'],
  ['delete', 'delete'],
  ['demote', 'suspend'],
  ['suspend', 'delete'],
  ['delete', 'demote'],
];

it.each(pairs)('one administrator stays when two %s and %s each other at once', async (one, other) => {
  const { db } = test.context;
  for (let round = 0; round < 4; round += 1) {
    await db.update(users).set({ role: 'player' }).where(eq(users.role, 'admin'));
    const [first, last] = [await makeAdmin(db), await makeAdmin(db)];
    const cookies = [await test.signIn(first), await test.signIn(last)] as const;
    const act = (app: typeof test.app, cookie: string, userId: string, way: Way) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/people/${userId}/${ways[way].path}`,
        headers: { cookie, 'content-type': 'application/json' },
        payload: JSON.stringify(ways[way].body),
      });
    const answers = await Promise.all([
      act(test.app, cookies[0], last.id, one),
      act(second.app, cookies[1], first.id, other),
    ]);
    const left = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.state, 'active')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([round, left.length, statuses.filter((status) => status < 300).length]).toEqual([round, 1, 1]);
    // The slower one sees why, or is no longer an administrator.
    for (const status of statuses) expect([200, 204, 401, 403, 409]).toContain(status);
  }
});

it('the last administrator sees why they must stay', async () => {
  const { db } = test.context;
  await db.update(users).set({ role: 'player' }).where(eq(users.role, 'admin'));
  const admin = await makeAdmin(db);
  const cookie = await test.signIn(admin);
  const answer = await test.app.inject({ url: `/api/admin/people/${admin.id}/role`, headers: { cookie } });
  expect(answer.json()).toMatchObject({ role: 'admin', isLastAdministrator: true });
});
