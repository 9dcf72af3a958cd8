// What was proved in a person's sessions, as tests bring it about.

import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/index.ts';
import type { TestApp } from './test-app.ts';

type Person = { id: string };

/** Lets all sessions of a person have been signed in to, and confirmed, so many minutes earlier. */
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

/** Lets a person have confirmed just now that it is they, in all their sessions; they have one afterwards. */
export async function reauthenticate(test: TestApp, person: Person): Promise<void> {
  await test.sessionOf(person);
  await test.context.db
    .update(sessions)
    .set({ confirmedAt: sql`now()`, confirmedBy: 'password' })
    .where(eq(sessions.userId, person.id));
}
