// A club whose manager writes to its people, for tests: the calls, and an email server that can refuse.

import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import type { MessageRecipients } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { clubInvitations, clubMessageRecipients, clubMessages, users } from '#server/db/schema/index.ts';
import { eraseDue } from '#server/features/accounts/privacy/privacy.commands.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { makeClubWithPeople } from './clubs.ts';
import type { TestApp } from './test-app.ts';

interface One {
  id: string;
}

/** Parts of a message that a test is about. */
export interface MessageParts {
  subject?: string;
  text?: string;
  takesReplies?: boolean;
  picture?: string;
  expected?: number;
}

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

/** Makes a club with people before each test of a file, and forgets all messages and invitations. */
export function useMessageDesk(test: TestApp) {
  const now = {} as { scene: Awaited<ReturnType<typeof makeClubWithPeople>> };
  const countOf = (recipients: MessageRecipients, manager: One = now.scene.manager) =>
    test.call(manager, endpoints.countMessageRecipients, { body: { recipients } });
  const desk = {
    /** The club, its manager and its two members. */
    get scene() {
      return now.scene;
    },
    all: { to: 'all' } as MessageRecipients,
    chosen: (...people: One[]): MessageRecipients => ({
      to: 'chosen',
      selection: { ids: people.map(({ id }) => id) },
    }),
    count: countOf,
    /** Sends a message to as many as there are, unless told otherwise. */
    async send(recipients: MessageRecipients, parts: MessageParts = {}, key?: string) {
      const { people } = parts.expected === undefined ? (await countOf(recipients)).body : { people: 0 };
      const body = {
        subject: 'Summer cup',
        text: 'Sign up at https://havnen.example/cup\nuntil Friday.',
        takesReplies: false,
        recipients,
        expected: Math.max(people, 1),
        ...parts,
      };
      const sent = { body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) };
      return test.call(now.scene.manager, endpoints.sendClubMessage, sent);
    },
    read: async (messageId: string) =>
      (await test.call(now.scene.manager, endpoints.getClubMessage, { params: { messageId } })).body,
    receive: (who: One, messageId: string) =>
      test.call(who, endpoints.getReceivedClubMessage, { params: { messageId } }),
    open: (who: One, messageId: string) => test.call(who, endpoints.openClubMessage, { params: { messageId } }),
    /** The recipients of all emails. */
    addresses: () => test.mails.map(({ to }) => to).toSorted(),
    emailsOf: (...people: { email: string }[]) => people.map(({ email }) => email).toSorted(),
    setState: (person: One, state: 'suspended' | 'deleted') =>
      test.context.db.update(users).set({ state }).where(eq(users.id, person.id)),
    async erase(...people: One[]) {
      for (const { id } of people)
        await test.context.db
          .update(users)
          .set({ state: 'deleted', deletionRequestedAt: ago(49) })
          .where(eq(users.id, id));
      await eraseDue(test.context);
    },
    /** Invites players of these addresses. */
    async invite(...emails: string[]) {
      const ida = { firstName: 'Ida', lastName: 'Lund', country: 'DK', role: 'player' as const };
      const body = { people: emails.map((email) => ({ ...ida, email })) };
      expect((await test.call(now.scene.manager, endpoints.inviteToClub, { body })).status).toBe(202);
      await test.runJobs();
      test.mails.length = 0;
    },
    /** Makes the email server fail in this way, for one address or for all; the answer ends that. */
    refuse(address: string, error: object) {
      const { send: deliver } = test.context.mailer;
      const fake = vi.spyOn(test.context.mailer, 'send').mockImplementation(async (mail: Mail) => {
        if (mail.to === address || address === 'all') throw Object.assign(new Error('refused'), error);
        await deliver(mail);
      });
      return () => fake.mockRestore();
    },
    /** Makes what waits due, and messages so many days older, and looks for emails to send. */
    async again(days = 0) {
      const { db, jobs } = test.context;
      await db.update(clubMessageRecipients).set({ dueAt: ago(1) });
      if (days > 0)
        await db
          .update(clubMessages)
          .set({ createdAt: sql`${clubMessages.createdAt} - make_interval(days => ${days})` });
      await jobs.enqueue(db, 'club-messages', {});
      await test.runJobs();
    },
  };
  beforeEach(async () => {
    const { db } = test.context;
    await test.runJobs();
    await db.delete(clubMessages);
    await db.delete(clubInvitations);
    now.scene = await makeClubWithPeople(db);
    test.mails.length = 0;
  });
  return desk;
}
