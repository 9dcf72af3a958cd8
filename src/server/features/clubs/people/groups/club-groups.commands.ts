// Makes, changes and fills groups of a club's members (docs/product.md#groups-of-a-club).

import { msg } from '@lingui/core/runtime-macro';
import type { ClubGroup, NewClubGroup } from '#contract/clubs/club-groups.ts';
import type { BulkAnswer, MemberSelection } from '#contract/clubs/club-players.ts';
import { maxGroupMembers, maxGroups } from '#domain/clubs/club-groups.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { lockCoachOf } from '#server/features/clubs/people/coaches.queries.ts';
import { notifyManagers } from '#server/features/clubs/people/invitations/club-invitations.commands.ts';
import { connectMembers, lockChosenMembers, maxLocked } from '#server/features/clubs/people/many-members.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import {
  countGroupMembers,
  countGroups,
  deleteGroup,
  deleteGroupMembers,
  findGroup,
  type GroupRow,
  insertGroup,
  insertGroupMembers,
  listGroups,
  lockClubForGroups,
  lockGroup,
  lockMembersOfGroup,
  updateGroup,
} from './club-groups.queries.ts';

const inAudit = (clubId: string) => ({ type: 'club', id: clubId }) as const;

function presentGroup(row: GroupRow): ClubGroup {
  const { isByRule, levelFrom, levelTo, ruleCoach, isRuleCoachOfClub: isOfClub, ...group } = row;
  const levels = levelFrom === null || levelTo === null ? null : { from: levelFrom, to: levelTo };
  return { ...group, rule: isByRule ? { levels, coach: ruleCoach && { ...ruleCoach, isOfClub } } : null };
}

/** A club's groups by name. */
export async function readGroups(db: Database, clubId: string): Promise<ClubGroup[]> {
  return (await listGroups(db, clubId)).map(presentGroup);
}

/** @throws AppError not_found for a group of another club */
export async function readGroup(db: Database, clubId: string, groupId: string): Promise<ClubGroup> {
  return presentGroup(orNotFound(await findGroup(db, clubId, groupId)));
}

/** @throws AppError invalid_input for a name that another group has, and for a coach outside the club */
async function requireValid(tx: Database, clubId: string, { name, rule }: NewClubGroup, exceptId: string | null) {
  const { groups, isTaken } = await countGroups(tx, clubId, name, exceptId);
  if (isTaken) throw invalidField('name', say(msg`Your club already has a group with this name.`));
  const coachId = rule?.coachId ?? null;
  if (coachId !== null && (await lockCoachOf(tx, clubId, coachId)) === null)
    throw invalidField('rule.coachId', say(msg`Please choose a coach of your club.`));
  return groups;
}

function columnsOf({ name, rule }: NewClubGroup) {
  return {
    name,
    isByRule: rule !== null,
    levelFrom: rule?.levels?.from ?? null,
    levelTo: rule?.levels?.to ?? null,
    ruleCoachId: rule?.coachId ?? null,
  };
}

/** @throws AppError conflict beyond the limit; invalid_input */
export async function createGroup({ db }: Context, by: Author, clubId: string, group: NewClubGroup) {
  return db.transaction(async (tx) => {
    if (!(await lockClubForGroups(tx, clubId))) throw new AppError('not_found');
    if ((await requireValid(tx, clubId, group, null)) >= maxGroups) {
      throw new AppError('conflict', {
        message: say(msg`A club can have up to ${{ maxGroups }} groups. Delete an old one first.`),
      });
    }
    const id = await insertGroup(tx, { clubId, ...columnsOf(group) });
    await recordAudit(tx, by, 'club-group-created', inAudit(clubId), { after: { group: group.name } });
    await notifyManagers(tx, clubId);
    return readGroup(tx, clubId, id);
  });
}

/**
 * Renames a group and changes its rule.
 *
 * @throws AppError not_found; invalid_input; conflict for a group by hand that would get a rule, or the other way round
 */
export async function changeGroup(
  { db }: Context,
  by: Author,
  clubId: string,
  groupId: string,
  group: NewClubGroup,
): Promise<ClubGroup> {
  return db.transaction(async (tx) => {
    if (!(await lockClubForGroups(tx, clubId))) throw new AppError('not_found');
    const before = orNotFound(await findGroup(tx, clubId, groupId));
    if (before.isByRule !== (group.rule !== null)) {
      const message = before.isByRule
        ? say(msg`This group is made by a rule. Make a new group instead.`)
        : say(msg`The members of this group are chosen by hand. Make a new group instead.`);
      throw new AppError('conflict', { message });
    }
    await requireValid(tx, clubId, group, groupId);
    await updateGroup(tx, groupId, columnsOf(group));
    const change = { before: { group: before.name }, after: { group: group.name } };
    await recordAudit(tx, by, 'club-group-edited', inAudit(clubId), change);
    await notifyManagers(tx, clubId);
    return readGroup(tx, clubId, groupId);
  });
}

/** Deletes a group; its members keep their coaches. @throws AppError not_found */
export async function removeGroup({ db }: Context, by: Author, clubId: string, groupId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = orNotFound(await lockGroup(tx, clubId, groupId));
    await deleteGroup(tx, groupId);
    await recordAudit(tx, by, 'club-group-deleted', inAudit(clubId), { before: { group: name } });
    await notifyManagers(tx, clubId);
  });
}

/**
 * Sets a group's coach and connects them with all active members. Members added by hand later get the coach at once; those whom a rule adds
 * later do not, because a changed level must not open someone's videos unasked: the group says how many they are.
 *
 * @throws AppError not_found; conflict for a suspended coach, or too many members
 */
export async function setGroupCoach(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  groupId: string,
  coachId: string | null,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    const { name } = orNotFound(await findGroup(tx, clubId, groupId));
    // People before the group, like everyone who leaves.
    const coach = coachId === null ? null : orNotFound(await lockCoachOf(tx, clubId, coachId));
    const members = coach === null ? [] : await lockMembersOfGroup(tx, clubId, groupId, maxLocked);
    orNotFound(await lockGroup(tx, clubId, groupId));
    await updateGroup(tx, groupId, { coachId });
    await recordAudit(tx, by, 'club-group-edited', inAudit(clubId), { after: { group: name, coachId } });
    await notifyManagers(tx, clubId);
    if (coach === null) return { ids: [], already: 0, gone: 0 };
    return connectMembers({ jobs }, tx, by, clubId, coach, members);
  });
}

/**
 * Adds members to a group made by hand, who get its coach.
 *
 * @throws AppError not_found; conflict for a group by rule, or one that would become too large
 */
export async function addToGroup(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  groupId: string,
  selection: MemberSelection,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    const before = orNotFound(await findGroup(tx, clubId, groupId));
    requireByHand(before);
    const coach = before.coach === null ? null : await lockCoachOf(tx, clubId, before.coach.id);
    const { members, gone } = await lockChosenMembers(tx, clubId, selection);
    const group = orNotFound(await lockGroup(tx, clubId, groupId));
    if (group.coachId !== (before.coach?.id ?? null)) throw new AppError('conflict');
    const ids = await insertGroupMembers(
      tx,
      groupId,
      members.map(({ id }) => id),
    );
    if ((await countGroupMembers(tx, clubId, groupId)) > maxGroupMembers) {
      const message = say(
        msg`A group can have up to ${{ count: maxGroupMembers.toLocaleString(languageInForce()) }} members.`,
      );
      throw new AppError('conflict', { message });
    }
    if (ids.length > 0) {
      const change = { after: { group: group.name, added: ids.length } };
      await recordAudit(tx, by, 'club-group-members-changed', inAudit(clubId), change);
      const added = new Set(ids);
      if (coach?.state === 'active') {
        const fresh = members.filter(({ id }) => added.has(id));
        await connectMembers({ jobs }, tx, by, clubId, coach, fresh);
      }
      await notifyManagers(tx, clubId);
    }
    return { ids, already: members.length - ids.length, gone };
  });
}

/** Takes members out of a group made by hand; they keep their coaches. @throws AppError not_found; conflict for a group by rule */
export async function takeOutOfGroup(
  { db }: Context,
  by: Author,
  clubId: string,
  groupId: string,
  selection: MemberSelection,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    requireByHand(orNotFound(await findGroup(tx, clubId, groupId)));
    const { members, gone } = await lockChosenMembers(tx, clubId, selection);
    const { name } = orNotFound(await lockGroup(tx, clubId, groupId));
    const ids = await deleteGroupMembers(
      tx,
      groupId,
      members.map(({ id }) => id),
    );
    if (ids.length > 0) {
      const change = { after: { group: name, removed: ids.length } };
      await recordAudit(tx, by, 'club-group-members-changed', inAudit(clubId), change);
      await notifyManagers(tx, clubId);
    }
    return { ids, already: members.length - ids.length, gone };
  });
}

function requireByHand({ isByRule }: { isByRule: boolean }): void {
  if (!isByRule) return;
  throw new AppError('conflict', { message: say(msg`This group is made by its rule. Change the rule instead.`) });
}
