// What goes wrong on the way out, and what coming back does not bring back.

import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { lastToken } from '#server/testing/account-forms.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
const password = 'secret-word';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

async function leave(person: Person) {
  await reauthenticate(test, person);
  return test.call(person, endpoints.requestDeletion);
}
const isErased = async (person: Person) => {
  const [row] = await test.context.db.select().from(users).where(eq(users.id, person.id));
  return row?.erasedAt !== null;
};
async function eraseDue(): Promise<void> {
  await test.context.jobs.enqueue(test.context.db, 'erase-deleted', {});
  await test.runJobs();
}

it('a failed erasure affects nobody else, and is retried', async () => {
  const { db } = test.context;
  const people: Person[] = [];
  for (const hours of [60, 55, 50]) {
    const person = await makePlayer(db, { passwordHash });
    await leave(person);
    await db
      .update(users)
      .set({ deletionRequestedAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(users.id, person.id));
    people.push(person);
  }
  await test.runJobs();
  const [stuck, ...others] = people as [Person, ...Person[]];
  await db.execute(sql`create function keep_stuck() returns trigger language plpgsql as $$ begin
    if new.erased_at is not null and new.id = ${sql.raw(`'${stuck.id}'`)} then raise exception 'This row is stuck'; end if;
    return new; end $$`);
  await db.execute(sql`create trigger stuck before update on users for each row execute function keep_stuck()`);
  // Failing is what makes the queue try the job again.
  await expect(eraseDue()).rejects.toThrow('could not be erased');
  expect(await isErased(stuck)).toBe(false);
  for (const other of others) expect(await isErased(other)).toBe(true);
  await db.execute(sql`drop trigger stuck on users`);
  await eraseDue();
  expect(await isErased(stuck)).toBe(true);
});

it('a reset link from before the deletion stays invalid once that is undone', async () => {
  const player = await makePlayer(test.context.db, { passwordHash });
  await test.call(null, endpoints.forgotPassword, { body: { email: player.email } });
  await test.runJobs();
  const token = lastToken(test.mails, player.email);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await leave(player)).status).toBe(200);
  const back = await test.call(null, endpoints.login, { body: { email: player.email, password } });
  expect(back.body.isAccountKept).toBe(true);
  const set = await test.call(null, endpoints.setPassword, {
    body: { token, password: 'another-word', confirmPassword: 'another-word' },
  });
  expect(set.error.code).toBe('invalid_link');
});
