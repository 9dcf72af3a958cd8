// Jobs of invitations, connections and departures.

import { dayLength } from '#domain/time/moments.ts';
import type { Context } from '#server/context.ts';
import { findAccount, isInvitedAccount } from '#server/features/accounts/accounts.queries.ts';
import { invitationLink, makeReminderToken } from '#server/features/accounts/invitations/invitations.commands.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { findBothSides } from '#server/features/people/connections/relationships.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import { isMailWithinLimits } from '#server/http/sessions/rate-limits.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { clubRequestMail } from '#server/mail/templates/club-mails.ts';
import { invitationReminderMail, requestReminderMail } from '#server/mail/templates/invitation-mails.ts';
import { addToGroup } from './groups/club-groups.commands.ts';
import { processImport } from './import/club-import.commands.ts';
import { processInvitations } from './invitations/club-invitations.commands.ts';
import { deleteOldInvitations } from './invitations/club-invitations.queries.ts';
import { findInvitingClub, findReminded } from './invitations/club-requests.queries.ts';
import { claimReminders } from './invitations/invitation-reminders.queries.ts';
import { listConnectedAt, listEndedAt } from './many-members.queries.ts';
import { connectPair } from './pairs.commands.ts';

/** Reminders claimed in one transaction. */
const remindersAtOnce = 500;

export const clubPeopleJobs = {
  async 'club-invitations'({ invitationIds: ids }, context) {
    await processInvitations(context, ids);
  },

  async 'club-import'({ importId }, context) {
    await processImport(context, importId);
  },

  async 'club-request-mail'({ invitationId, userId }, context) {
    const { db, config } = context;
    const person = await findAccount(db, userId);
    if (person?.state !== 'active') return;
    // Withdrawn or answered meanwhile.
    const clubId = await findInvitingClub(db, person, invitationId);
    const club = clubId === null ? null : await findClub(db, clubId);
    if (club === null || !(await isMailWithinLimits(db, config, `club-request-${club.id}`, person.email))) return;
    await sendUnlessStopped(context, 'connections', userId, (stopUrl) =>
      clubRequestMail(person, club.name, { profileUrl: `${config.publicUrl}/profile`, stopUrl }),
    );
  },

  async 'invitation-reminders'(_, { db, jobs }) {
    for (let isMore = true; isMore; ) {
      isMore = await db.transaction(async (tx) => {
        const due = await claimReminders(tx, remindersAtOnce);
        await jobs.enqueueAll(tx, 'invitation-reminder', due);
        return due.length === remindersAtOnce;
      });
    }
  },

  async 'invitation-reminder'({ userId, invitationId }, context) {
    const { db, config } = context;
    const person = await findAccount(db, userId);
    // Answered, withdrawn, ended or being deleted since it was claimed.
    const asked = person && (await findReminded(db, person, invitationId));
    if (!asked || !(await isMailWithinLimits(db, config, 'invitation-reminder', person.email))) return;
    const write = async (stopUrl: string) => {
      if (!isInvitedAccount(person))
        return requestReminderMail(person, asked.clubName, { profileUrl: `${config.publicUrl}/profile`, stopUrl });
      const made = await makeReminderToken(context, userId, invitationId);
      if (made === null) return null;
      const hours = Math.floor((Date.parse(made.expiresAt) - Date.now()) / (dayLength / 24));
      const link = invitationLink(config, made.token, person.role);
      return invitationReminderMail({ ...asked, role: person.role }, asked.clubName, { link, hours, stopUrl });
    };
    await sendUnlessStopped(context, 'invitations', userId, write);
  },

  async 'connect-invited'({ userId, coachId, clubId, groupIds }, context) {
    const by = { actorId: null, address: null };
    if (coachId !== null) await unlessGone(() => connectPair(context, by, clubId, { coachId, playerId: userId }));
    for (const id of groupIds) await unlessGone(() => addToGroup(context, by, clubId, id, { ids: [userId] }));
  },

  async 'club-left'({ userId, clubId, at }, { db }) {
    const club = await findClub(db, clubId);
    if (club === null) return;
    const cause = `club_left:${clubId}:${at}`;
    await notify(db, [userId], { kind: 'club-left', facts: { people: {}, clubName: club.name }, cause });
  },

  async 'club-connected'({ connectionId }, { db }) {
    const sides = await findBothSides(db, connectionId);
    if (sides?.status !== 'active') return;
    const { coach, player } = sides;
    const cause = `club_connected:${connectionId}`;
    await notify(db, [player.id], { kind: 'club-gave-coach', facts: { people: { coach: coach.id } }, cause });
    await notify(db, [coach.id], { kind: 'club-gave-player', facts: { people: { player: player.id } }, cause });
  },

  async 'club-members-connected'({ coachId, at }, { db }) {
    const players = await listConnectedAt(db, coachId, at);
    const [first, second] = players;
    if (first === undefined) return;
    const cause = `club_connected:${coachId}:${at}`;
    await notify(db, players, { kind: 'club-gave-coach', facts: { people: { coach: coachId } }, cause });
    if (second === undefined)
      await notify(db, [coachId], { kind: 'club-gave-player', facts: { people: { player: first } }, cause });
    else
      await notify(db, [coachId], {
        kind: 'club-gave-players',
        facts: { people: {}, players: players.length },
        cause,
      });
  },

  async 'club-members-disconnected'({ coachId, at, haveLeft }, { db }) {
    const players = await listEndedAt(db, coachId, at);
    const [first, second] = players;
    if (first === undefined) return;
    const cause = `club_ended:${coachId}:${at}`;
    // People who left the club are notified of that.
    if (!haveLeft) await notify(db, players, { kind: 'coach-ended', facts: { people: { coach: coachId } }, cause });
    if (second === undefined)
      await notify(db, [coachId], { kind: 'player-ended', facts: { people: { player: first } }, cause });
    else
      await notify(db, [coachId], {
        kind: 'club-took-players',
        facts: { people: {}, players: players.length, haveLeft },
        cause,
      });
  },

  async 'lapse-club-invitations'(_, { db }) {
    await db.transaction(deleteOldInvitations);
  },
} satisfies Partial<JobHandlers<Context>>;

/** Leaves out what is not possible any more: the player, coach or group has gone, or one of them is suspended. */
async function unlessGone(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError && ['not_found', 'conflict'].includes(error.code))) throw error;
  }
}
