// Emails about messages that nobody reads: after 15 minutes, several as one, and never about what was read.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages, users } from '#server/db/schema/index.ts';
import { countFailedJobs } from '#server/features/administration/failed-jobs/failed-jobs.queries.ts';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let player: Person;
let coach: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  await db.delete(messages);
  test.mails.length = 0;
  player = await makePlayer(db, { firstName: 'Nora' });
  coach = await makeCoach(db, { firstName: 'Ana', lastName: 'Ruiz' });
  await connect(db, coach, player);
});

/** A message from one to the other, so many minutes old. */
async function wrote(from: Person, to: Person, content: string, minutes = 16): Promise<void> {
  const [playerId, coachId] = from.id === player.id || to.id !== player.id ? [from.id, to.id] : [to.id, from.id];
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await test.context.db.insert(messages).values({ playerId, coachId, senderId: from.id, content, createdAt });
}

async function look(): Promise<string[]> {
  test.mails.length = 0;
  await test.context.jobs.enqueue(test.context.db, 'unread-messages', {});
  await test.runJobs();
  return test.mails.map(({ subject }) => subject);
}

describe('a message', () => {
  it('is emailed once after 15 minutes unread, with its first lines and a link', async () => {
    await wrote(coach, player, 'Your <lob> was fine.\nMore of it!');
    expect(await look()).toEqual(['A new message from Ana Ruiz']);
    const [mail] = test.mails;
    expect(mail?.to).toBe((await test.context.db.select().from(users).where(eq(users.id, player.id)))[0]?.email);
    expect(mail?.text).toContain('Hello Nora');
    expect(mail?.text).toContain('Your <lob> was fine.\nMore of it!');
    expect(mail?.text).toContain(`http://pala.test/my-coaches?with=${coach.id}`);
    expect(mail?.html).toContain('Your &lt;lob&gt; was fine.');
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/stop-mails?kind=messages&');
    expect(await look()).toEqual([]);
  });

  it('leads coaches to their side', async () => {
    await wrote(player, coach, 'Look at my serve.');
    await look();
    expect(test.mails[0]?.text).toContain(`http://pala.test/coach/messages?with=${player.id}`);
  });

  it('is not emailed earlier, nor once read, even between the two jobs', async () => {
    await wrote(coach, player, 'Just now', 14);
    expect(await look()).toEqual([]);
    await wrote(coach, player, 'Earlier');
    const read = () => test.call(player, endpoints.readConversation, { params: { coachId: coach.id } });
    await test.context.jobs.enqueue(test.context.db, 'unread-messages-mail', { userId: player.id });
    await read();
    expect(await look()).toEqual([]);
    const rows = await test.context.db.select().from(messages);
    expect(rows.every(({ mailedAt }) => mailedAt === null)).toBe(true);
  });

  it('is not emailed after three days', async () => {
    await wrote(coach, player, 'Long ago', 3 * 24 * 60 + 1);
    expect(await look()).toEqual([]);
  });

  it('is not emailed when switched off, to suspended people, or from people who are leaving', async () => {
    const { db } = test.context;
    await wrote(coach, player, 'Hello');
    const turn = (isOn: boolean) =>
      test.call(player, endpoints.switchMail, { params: { kind: 'messages' }, body: { isOn } });
    await turn(false);
    expect(await look()).toEqual([]);
    await turn(true);
    const become = (person: Person, state: 'active' | 'suspended' | 'deleted') =>
      db.update(users).set({ state }).where(eq(users.id, person.id));
    await become(player, 'suspended');
    expect(await look()).toEqual([]);
    await become(player, 'active');
    await become(coach, 'deleted');
    expect(await look()).toEqual([]);
    await become(coach, 'active');
    expect(await look()).toHaveLength(1);
  });

  it('is not emailed to someone who can no longer read it', async () => {
    await wrote(coach, player, 'Hello');
    await test.context.db.update(users).set({ role: 'coach_freelance' }).where(eq(users.id, player.id));
    expect(await look()).toEqual([]);
  });
});

describe('several messages', () => {
  it('come as one email by sender, including newer ones', async () => {
    const { db } = test.context;
    const other = await makeCoach(db, { firstName: 'Luis', lastName: 'Vega' });
    await connect(db, other, player);
    await wrote(coach, player, 'Two', 16);
    await wrote(coach, player, 'One', 30);
    await wrote(other, player, 'Three', 1);
    await wrote(player, coach, 'An answer', 2);
    expect(await look()).toEqual(['3 new messages from 2 people']);
    const text = test.mails[0]?.text ?? '';
    expect(text).toMatch(/Ana Ruiz: 2 new messages\s+One\s[\s\S]+Luis Vega: a new message\s+Three/);
    expect(text).not.toContain('An answer');
    expect(await look()).toEqual([]);
    await wrote(other, player, 'Four');
    expect(await look()).toEqual(['A new message from Luis Vega']);
  });
});

describe('a failed email', () => {
  it('is retried later by one job', async () => {
    const { db, jobs } = test.context;
    await wrote(coach, player, 'Hello');
    for (let times = 0; times < 3; times += 1) await jobs.enqueue(db, 'unread-messages-mail', { userId: player.id });
    const failing = { send: () => Promise.reject(new Error('the SMTP server is down')) };
    const { mailer } = test.context;
    test.context.mailer = failing;
    await expect(test.runJobs()).rejects.toThrow('the SMTP server is down');
    test.context.mailer = mailer;
    // The one that failed is tried again later by the queue; nothing was marked, and no second one waits.
    expect((await db.select().from(messages))[0]?.mailedAt).toBeNull();
    expect(await look()).toEqual([]);
    expect(await countFailedJobs(db)).toBe(0);
  });
});
