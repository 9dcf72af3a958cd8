// Invitations, imports and groups, for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { clubImports, clubInvitations, clubReportMails, clubs } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { forgetInGroups, listGroupsOfPerson } from './groups/club-groups.queries.ts';

/** Club invitations, as typed, imports, and groups. */
export const clubPeopleData: PersonalData = {
  references: {
    'club_invitations.invited_by_id': {
      exported: 'as they were typed',
      erased: 'the person is forgotten; what was asked of their own address is deleted',
    },
    'club_invitations.coach_id': {
      exported: 'never: what a club asks of others',
      erased: 'the coach is forgotten',
    },
    'club_report_mails.user_id': { exported: 'yes', erased: 'deleted' },
    'club_group_members.user_id': { exported: 'the names of their groups', erased: 'deleted' },
    'club_groups.coach_id': { exported: 'the names of the groups they lead', erased: 'the person is forgotten' },
    'club_groups.rule_coach_id': {
      exported: 'the names of the groups of their players',
      erased: 'kept, by a “Former coach”: the rule finds nobody by them',
    },
    'club_imports.started_by_id': { exported: 'when, and how many', erased: 'the person is forgotten' },
  },

  async collect(db, userId) {
    const { clubId, email, firstName, lastName, country, currentLevel, role, invitedById } = clubInvitations;
    const { total, createdAt, finishedAt, startedById } = clubImports;
    return [
      {
        key: 'clubInvitations',
        title: say(msg`People you have invited to your club`),
        content: await db
          // As typed: what became of it would tell who has an account, and who said no.
          .select({
            club: clubs.name,
            email,
            firstName,
            lastName,
            country,
            currentLevel,
            role,
            createdAt: clubInvitations.createdAt,
          })
          .from(clubInvitations)
          .innerJoin(clubs, eq(clubs.id, clubId))
          .where(eq(invitedById, userId))
          .orderBy(asc(clubInvitations.id)),
      },
      {
        key: 'clubImports',
        title: say(msg`Players you have imported`),
        content: await db
          .select({ players: total, startedAt: createdAt, finishedAt })
          .from(clubImports)
          .where(eq(startedById, userId))
          .orderBy(asc(clubImports.id)),
      },
      {
        key: 'monthlyReport',
        title: say(msg`Your club’s monthly report by email`),
        content: await db
          .select({ day: clubReportMails.day, lastMonth: clubReportMails.reportedMonth })
          .from(clubReportMails)
          .where(eq(clubReportMails.userId, userId)),
      },
      { key: 'clubGroups', title: say(msg`Groups of your club`), content: await listGroupsOfPerson(db, userId) },
    ];
  },

  async erase(tx, { id, email }) {
    await tx.delete(clubInvitations).where(eq(clubInvitations.email, email));
    await tx.update(clubInvitations).set({ invitedById: null }).where(eq(clubInvitations.invitedById, id));
    await tx.update(clubInvitations).set({ coachId: null }).where(eq(clubInvitations.coachId, id));
    await tx.delete(clubReportMails).where(eq(clubReportMails.userId, id));
    await forgetInGroups(tx, id);
    await tx.update(clubImports).set({ startedById: null }).where(eq(clubImports.startedById, id));
  },
};
