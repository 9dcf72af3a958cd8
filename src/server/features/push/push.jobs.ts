// Telling devices. What is told is looked up here: what was read meanwhile, or is an hour old, is not told any more.

import { notificationTarget } from '#domain/notifications/notifications.ts';
import { personName } from '#domain/people/person-name.ts';
import { pushKindOf } from '#domain/push/push-kinds.ts';
import type { Context } from '#server/context.ts';
import { findText } from '#server/features/notifications/notifications.presenters.ts';
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
      const reader = person.role === 'player' ? 'player' : 'coach';
      const url =
        found.kind === 'review-published' && found.videoId !== null
          ? `/player/video-analysis/${found.videoId}`
          : notificationTarget(found.type, reader);
      return { kind, text: await findText(context.db, found), url };
    });
  },

  async 'push-message'({ deviceId, messageId }, context) {
    await sendToDevice(context, deviceId, async ({ role }) => {
      const message = await findFreshMessage(context.db, messageId);
      if (!message) return null;
      const screen = role === 'player' ? '/my-coaches' : '/coach/messages';
      // Who wrote, never what: that is between the two.
      const text = { title: 'New message', message: `${personName(message)} has written to you.` };
      return { kind: 'messages', text, url: `${screen}?with=${message.senderId}` };
    });
  },
} satisfies Partial<JobHandlers<Context>>;
