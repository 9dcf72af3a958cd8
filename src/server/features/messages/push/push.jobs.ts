// Sends push notifications. Looks up the content here, so that read or hour-old notifications are not sent.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { clubMessageIn } from '#domain/messages/notifications/notification-facts.ts';
import { noteAddress, notificationTarget, readerOf } from '#domain/messages/notifications/notifications.ts';
import { pushKindOf } from '#domain/messages/push/push-kinds.ts';
import { personName } from '#domain/people/person-name.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { Context } from '#server/context.ts';
import { findText } from '#server/features/messages/notifications/notifications.presenters.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { sendToDevice } from './push.commands.ts';
import { findFreshMessage, findFreshNotification } from './push.queries.ts';

export const pushJobs = {
  async 'push-notification'({ deviceId, userId, cause }, context) {
    await sendToDevice(context, deviceId, async (person) => {
      if (person.userId !== userId) return null;
      const found = await findFreshNotification(context.db, userId, cause);
      const kind = found && pushKindOf(found.kind);
      if (!kind) return null;
      const url =
        found.kind === 'review-published' && found.videoId !== null
          ? addressFor('review', person.role, found.videoId)
          : notificationTarget(found.type, readerOf(person.role), { clubMessageId: clubMessageIn(found) });
      return { kind, text: await findText(context.db, found), url };
    });
  },

  async 'push-message'({ deviceId, messageId }, context) {
    await sendToDevice(context, deviceId, async ({ role }) => {
      const message = await findFreshMessage(context.db, messageId);
      if (!message) return null;
      // The sender only: the text is private.
      const name = personName(message);
      if (message.videoId !== null && message.noteId !== null) {
        const text = { title: say(msg`Answer to a note`), message: say(msg`${{ name }} answered a note of a review.`) };
        return { kind: 'messages', text, url: noteAddress(role, message.videoId, message.noteId) };
      }
      const text = { title: say(msg`New message`), message: say(msg`${{ name }} sent you a message.`) };
      return { kind: 'messages', text, url: `${addressFor('messages', role)}?with=${message.senderId}` };
    });
  },
} satisfies Partial<JobHandlers<Context>>;
