// After inviting, joining, publishing and ending: notifications at once, emails in their own steps.

import { pairInvitationDays } from '#domain/videos/pairs/pair-invitations.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { findLanguage } from '#server/features/messages/email-switches/mail-switches.queries.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { pairInvitationMail, pairNotesMail } from '#server/mail/templates/pair-mails.ts';
import { pairLink } from './pair-token.ts';
import { deleteExpired, findJoined, findOwnerOfAddress, findPair, hasPairNotes, setInvitee } from './pairs.queries.ts';

export const pairJobs = {
  // Only the job checks whether the address has an account.
  async 'pair-invited'({ invitationId }, { db, jobs }) {
    const pair = await findPair(db, invitationId);
    if (pair?.status !== 'invited' || pair.email === null) return;
    const owner = await findOwnerOfAddress(db, pair.email);
    await db.transaction(async (tx) => {
      if (owner?.mayJoin) {
        await setInvitee(tx, invitationId, owner.id);
        await jobs.enqueue(tx, 'pair-offered', { invitationId });
      }
      if (!owner?.isGone) await jobs.enqueue(tx, 'pair-invitation-mail', { invitationId });
    });
  },

  async 'pair-offered'({ invitationId }, { db }) {
    const pair = await findPair(db, invitationId);
    if (pair?.status !== 'invited' || pair.offeredToId === null) return;
    const { playerId, videoId, videoTitle, offeredToId } = pair;
    await notify(db, [offeredToId], {
      kind: 'pair-invited',
      facts: { people: { player: playerId }, videoTitle },
      videoId,
      cause: `pair_invited:${invitationId}`,
    });
  },

  async 'pair-invitation-mail'({ invitationId }, context) {
    const pair = await findPair(context.db, invitationId);
    if (pair?.status !== 'invited' || pair.email === null) return;
    const { email: to, player } = pair;
    const owner = await findOwnerOfAddress(context.db, to);
    const mail = {
      to,
      firstName: owner?.firstName ?? null,
      player,
      link: pairLink(context, invitationId),
      days: pairInvitationDays,
    };
    // An address without an account: the language of who invites is the best guess.
    if (owner === null) {
      const reader = await findLanguage(context.db, pair.playerId);
      await context.mailer.send(await inLanguageOf(reader, () => pairInvitationMail(mail)));
    } else await sendUnlessStopped(context, 'pairs', owner.id, (stopUrl) => pairInvitationMail({ ...mail, stopUrl }));
  },

  // Notification only.
  async 'pair-joined'({ invitationId }, { db }) {
    const pair = await findPair(db, invitationId);
    if (pair === null || pair.partnerId === null) return;
    const { playerId, partnerId, videoId, videoTitle } = pair;
    await notify(db, [playerId], {
      kind: 'pair-joined',
      facts: { people: { partner: partnerId }, videoTitle },
      videoId,
      cause: `pair_joined:${invitationId}`,
    });
  },

  async 'pair-ended'({ invitationId, userId, otherId, videoTitle }, { db }) {
    await notify(db, [userId], {
      kind: 'pair-ended',
      facts: { people: { other: otherId }, videoTitle },
      cause: `pair_ended:${invitationId}`,
    });
  },

  // The partner's open windows, and the notification if there are notes on the pair.
  async 'announce-pair-notes'({ videoId, number }, { db, jobs }) {
    await db.transaction(async (tx) => {
      const joined = await findJoined(tx, videoId);
      if (joined === null) return;
      await notifyUsers(tx, ['pair'], [joined.partnerId]);
      await jobs.enqueue(tx, 'pair-notes-published', { invitationId: joined.id, number });
    });
  },

  async 'pair-notes-published'({ invitationId, number }, { db, jobs }) {
    const pair = await findPair(db, invitationId);
    if (pair === null || pair.partnerId === null || !(await hasPairNotes(db, pair))) return;
    const { playerId, partnerId, videoId, videoTitle } = pair;
    await db.transaction(async (tx) => {
      await notify(tx, [partnerId], {
        kind: 'pair-notes-published',
        facts: { people: { player: playerId }, videoTitle },
        videoId,
        cause: `pair_notes:${invitationId}:${number}`,
      });
      // Emails are for new notes, not for each correction.
      if (number === 1) await jobs.enqueue(tx, 'pair-notes-mail', { invitationId });
    });
  },

  async 'pair-notes-mail'({ invitationId }, context) {
    const pair = await findPair(context.db, invitationId);
    if (pair?.partner == null || pair.partnerId === null) return;
    const { partner, player, partnerId, videoId } = pair;
    const link = `${context.config.publicUrl}/player/pair/${videoId}`;
    await sendUnlessStopped(context, 'pairs', partnerId, (stopUrl) => pairNotesMail(partner, player, link, stopUrl));
  },

  async 'lapse-pair-invitations'(_, { db }) {
    await deleteExpired(db);
  },
} satisfies Partial<JobHandlers<Context>>;
