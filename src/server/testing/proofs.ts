// Reauthentication in tests.

import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/index.ts';
import type { TestApp } from './test-app.ts';

type Person = { id: string };

/** Moves the sign-in and reauthentication of a person's sessions so many minutes back. */
export async function ageProofs(db: Database, person: Person, minutes: number): Promise<void> {
  const earlier = sql`make_interval(mins => ${minutes})`;
  await db
    .update(sessions)
    .set({
      signedInAt: sql`${sessions.signedInAt} - ${earlier}`,
      confirmedAt: sql`${sessions.confirmedAt} - ${earlier}`,
    })
    .where(eq(sessions.userId, person.id));
}

/** Marks all sessions of a person as just reauthenticated; they have one afterwards. */
export async function reauthenticate(test: TestApp, person: Person): Promise<void> {
  await test.sessionOf(person);
  await test.context.db
    .update(sessions)
    .set({ confirmedAt: sql`now()`, confirmedBy: 'password' })
    .where(eq(sessions.userId, person.id));
}
