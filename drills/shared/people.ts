// A drill's people, made in the database and signed in, and their usual actions.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { signIn } from '../../bench/shared/start.ts';
import { type Answer, ask } from './ask.ts';

/** A person with a session. */
export interface Person {
  id: string;
  email: string;
  cookie: string;
}

/** Signs in a person made in the database. */
export async function signedIn(db: Database, made: { id: string; email: string }): Promise<Person> {
  return { id: made.id, email: made.email, cookie: await signIn(db, made.id) };
}

/** A direct player with so many credits. */
export const creditPlayer = async (db: Database, credits: number) => signedIn(db, await makePlayer(db, { credits }));

/** Sends a video. */
export function submit(server: string, { cookie }: Person, title = 'A drill', key?: string): Promise<Answer> {
  return ask(`${server}/api/videos`, {
    method: 'POST',
    cookie,
    body: { title, videoUrl: 'https://youtu.be/dQw4w9WgXcQ', again: true },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** Sends a message. */
export function write(
  server: string,
  from: Person,
  to: { id: string },
  content: string,
  key?: string,
): Promise<Answer> {
  return ask(`${server}/api/messages/send`, {
    method: 'POST',
    cookie: from.cookie,
    body: { receiverId: to.id, content },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** A player's balance, the ledger's sum, and the ids of their videos. */
export async function booksOf(db: Database, { id }: { id: string }) {
  const { rows } = (await db.execute(sql`
    select analysis_credits_remaining as balance,
      (select coalesce(sum(amount), 0)::int from credit_entries where user_id = ${id}) as ledger,
      (select coalesce(array_agg(id::text), '{}') from videos where player_id = ${id}) as videos
    from users where id = ${id}`)) as { rows: { balance: number; ledger: number; videos: string[] }[] };
  return rows[0] ?? { balance: Number.NaN, ledger: Number.NaN, videos: [] };
}

/** Rows of a statement. */
export async function rowsOf<T extends object>(db: Database, statement: ReturnType<typeof sql>): Promise<T[]> {
  const answer: unknown = await db.execute(statement);
  return (answer as { rows: T[] }).rows;
}
