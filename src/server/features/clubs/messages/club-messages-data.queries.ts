// Messages of clubs, for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { clubMessageRecipients, clubMessages, clubs } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Messages that members got from their club, and those that managers wrote. */
export const clubMessageData: PersonalData = {
  references: {
    'club_message_recipients.user_id': { exported: 'the messages they got', erased: 'deleted' },
    'club_messages.author_id': { exported: 'the messages they wrote', erased: 'the person is forgotten' },
  },

  async collect(db, userId) {
    const { subject, text, picture, createdAt, authorId, audience, groupName, people, id } = clubMessages;
    const hasPicture = sql<boolean>`${picture} is not null`;
    return [
      {
        key: 'clubMessages',
        title: say(msg`Messages from your club`),
        content: await db
          .select({
            club: clubs.name,
            sentAt: createdAt,
            subject,
            text,
            hasPicture,
            openedAt: clubMessageRecipients.openedAt,
          })
          .from(clubMessageRecipients)
          .innerJoin(clubMessages, eq(clubMessages.id, clubMessageRecipients.messageId))
          .innerJoin(clubs, eq(clubs.id, clubMessages.clubId))
          .where(and(eq(clubMessageRecipients.userId, userId), ne(clubMessageRecipients.state, 'left-out')))
          .orderBy(asc(id)),
      },
      {
        key: 'writtenClubMessages',
        title: say(msg`Messages you wrote to your club`),
        content: await db
          .select({ club: clubs.name, sentAt: createdAt, audience, groupName, people, subject, text, hasPicture })
          .from(clubMessages)
          .innerJoin(clubs, eq(clubs.id, clubMessages.clubId))
          .where(eq(authorId, userId))
          .orderBy(asc(id)),
      },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(clubMessageRecipients).where(eq(clubMessageRecipients.userId, id));
    await tx.update(clubMessages).set({ authorId: null }).where(eq(clubMessages.authorId, id));
  },
};
