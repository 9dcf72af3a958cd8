// Jobs after requests, acceptances and ends: notifications at once, emails as separate jobs.

import type { AnyNotificationEvent } from '#domain/messages/notifications/notification-facts.ts';
import type { Context } from '#server/context.ts';
import { isInvitedAccount } from '#server/features/accounts/accounts.queries.ts';
import {
  invitationHours,
  invitationLink,
  makeInvitationToken,
} from '#server/features/accounts/invitations/invitations.commands.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { findLanguage } from '#server/features/messages/email-switches/mail-switches.queries.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { isMailWithinLimits } from '#server/http/sessions/rate-limits.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import {
  coachInvitationMail,
  connectionAcceptedMail,
  connectionRequestedMail,
} from '#server/mail/templates/connection-mails.ts';
import { carryOutAddition } from './additions.commands.ts';
import { deleteOldAdditions } from './additions.queries.ts';
import { endOldRequests } from './connections.queries.ts';
import { findBothSides } from './relationships.queries.ts';

type BothSides = NonNullable<Awaited<ReturnType<typeof findBothSides>>>;

export const connectionJobs = {
  async 'player-added'({ invitationId }, context) {
    await carryOutAddition(context, invitationId);
  },

  async 'connection-requested'({ connectionId }, { db, jobs, config }) {
    const sides = await findBothSides(db, connectionId);
    if (sides?.status !== 'requested' || sides.requestedBy === null) return;
    const { asker, asked } = askerAndAsked(sides);
    // Repeated requests are always notified in the product, but emails are limited.
    const mayMail = await isMailWithinLimits(db, config, `connection-${asker.id}`, asked.email);
    await db.transaction(async (tx) => {
      const cause = `connection_requested:${connectionId}:${asker.id}`;
      await notify(tx, [asked.id], { ...eventOf(asker, 'asks'), cause });
      const mail = isInvitedAccount(asked) ? 'coach-invitation-mail' : 'connection-requested-mail';
      if (mayMail) await jobs.enqueue(tx, mail, { connectionId });
    });
  },

  // The link is created here, so that no valid token is ever in the queue.
  async 'coach-invitation-mail'({ connectionId }, context) {
    const sides = await findBothSides(context.db, connectionId);
    if (sides?.status !== 'requested') return;
    const token = await makeInvitationToken(context, sides.player.id);
    if (token === null) return;
    const link = invitationLink(context.config, token, 'player');
    const reader = await findLanguage(context.db, sides.player.id);
    await context.mailer.send(
      await inLanguageOf(reader, () => coachInvitationMail(sides.player, sides.coach, link, invitationHours)),
    );
  },

  async 'connection-requested-mail'({ connectionId }, context) {
    const sides = await findBothSides(context.db, connectionId);
    if (sides?.status !== 'requested' || sides.requestedBy === null) return;
    const { asker, asked } = askerAndAsked(sides);
    if (asked.state !== 'active') return;
    await sendUnlessStopped(context, 'connections', asked.id, (stopUrl) =>
      connectionRequestedMail(asked, asker, context.config.publicUrl, stopUrl),
    );
  },

  async 'connection-accepted'({ connectionId }, { db, jobs }) {
    const sides = await findBothSides(db, connectionId);
    if (sides?.status !== 'active' || sides.requestedBy === null) return;
    const { asker, asked } = askerAndAsked(sides);
    await db.transaction(async (tx) => {
      const cause = `connection_accepted:${connectionId}:${asked.id}`;
      await notify(tx, [asker.id], { ...eventOf(asked, 'accepted'), cause });
      await jobs.enqueue(tx, 'connection-accepted-mail', { connectionId });
    });
  },

  async 'connection-accepted-mail'({ connectionId }, context) {
    const sides = await findBothSides(context.db, connectionId);
    if (sides?.status !== 'active' || sides.requestedBy === null) return;
    const { asker, asked } = askerAndAsked(sides);
    if (asker.state !== 'active') return;
    await sendUnlessStopped(context, 'connections', asker.id, (stopUrl) =>
      connectionAcceptedMail(asker, asked, context.config.publicUrl, stopUrl),
    );
  },

  // Only notified in the product, without an email.
  async 'connection-ended'({ connectionId, endedBy }, { db }) {
    const sides = await findBothSides(db, connectionId);
    if (sides?.status !== 'ended') return;
    const { by, other } = sidesBy(endedBy, sides);
    await notify(db, [other.id], { ...eventOf(by, 'ended'), cause: `connection_ended:${connectionId}:${by.id}` });
  },

  async 'lapse-requests'(_, { db }) {
    await endOldRequests(db);
    await deleteOldAdditions(db);
  },
} satisfies Partial<JobHandlers<Context>>;

/** The two sides, by which of them acted. */
function sidesBy(actor: 'coach' | 'player', sides: BothSides) {
  const coach = { ...sides.coach, side: 'coach' as const };
  const player = { ...sides.player, side: 'player' as const };
  return actor === 'coach' ? { by: coach, other: player } : { by: player, other: coach };
}

function askerAndAsked(sides: BothSides) {
  const { by: asker, other: asked } = sidesBy(sides.requestedBy === 'coach' ? 'coach' : 'player', sides);
  return { asker, asked };
}

/** The event that notifies the other side. */
function eventOf(
  { side, id }: { side: 'coach' | 'player'; id: string },
  action: 'asks' | 'accepted' | 'ended',
): AnyNotificationEvent {
  return side === 'coach'
    ? { kind: `coach-${action}`, facts: { people: { coach: id } } }
    : { kind: `player-${action}`, facts: { people: { player: id } } };
}
