// What SQL answers about membership, visibility and audiences, held against the rules of the domain over every combination.

import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonOfAccess } from '#domain/people/access.ts';
import * as rules from '#domain/people/access.ts';
import { accessTypes, accountStates, isCoach, roles } from '#domain/people/roles.ts';
import { contentChoices, mayBeDrafted, mayBePublic, type ShownPerson } from '#domain/publicity/club-content.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { contentChoices as choices, contentBlocks, takedowns, users, videos } from '#server/db/schema/index.ts';
import { viewersOfPlayer, viewersOfVideo } from '#server/events/notify.ts';
import { connect, makeClub, makeJunior, makeMember, makePerson, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { isActiveMemberOf } from './membership.ts';
import { listShownMembers, mayBeShown } from './publicity.ts';
import {
  isAmongVisiblePlayers,
  isAmongVisibleVideos,
  isPlayerVisible,
  isVisiblePlayer,
  isVisibleVideo,
} from './visibility.ts';

const test = useTestApp();

interface Viewer extends PersonOfAccess {
  connection: (typeof connections)[number];
}
const connections = [null, 'requested', 'active', 'ended'] as const;

const subjects: PersonOfAccess[] = [];
const viewers: Viewer[] = [];
const videoOf = new Map<string, string>();
let clubIds: string[];

beforeAll(async () => {
  const { db } = test.context;
  const own = await makeClub(db);
  clubIds = [own.id, (await makeClub(db)).id];
  for (const role of roles)
    for (const clubId of [own.id, null])
      for (const state of accountStates)
        for (const accessType of accessTypes) {
          // The database refuses a person who is direct and of a club.
          if ((role !== 'player' && state !== 'active') || (clubId !== null && accessType === 'direct')) continue;
          const subject = await makePerson(db, { role, clubId, state, accessType });
          subjects.push(subject);
          videoOf.set(subject.id, (await makeVideo(db, subject)).id);
        }
  for (const role of roles)
    for (const clubId of [...clubIds, null])
      for (const connection of isCoach(role) ? connections : [null]) {
        const viewer = await makePerson(db, { role, clubId });
        viewers.push({ ...viewer, connection });
        if (connection !== null) for (const subject of subjects) await connect(db, viewer, subject, connection);
      }
});

const isConnected = (viewer: Viewer) => viewer.connection === 'active';
const named = (one: PersonOfAccess) =>
  `${one.role} ${one.accessType} ${one.state} ${clubIds.indexOf(one.clubId ?? '')}`;
const namedViewer = (one: Viewer) => `${one.role} ${clubIds.indexOf(one.clubId ?? '')} ${one.connection}`;
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

const findPeople = async (condition: SQL | undefined) => {
  const ids = subjects.map(({ id }) => id);
  return idsOf(
    await test.context.db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), condition)),
  );
};
const findOwners = async (condition: SQL | undefined) => {
  const ids = subjects.map(({ id }) => id);
  const { playerId } = videos;
  return idsOf(
    await test.context.db
      .select({ id: playerId })
      .from(videos)
      .where(and(inArray(playerId, ids), condition)),
  );
};
const hear = async (audience: SQL) => {
  const rows = await test.context.db.select({ id: sql<string>`one.id` }).from(sql`(${audience}) as one (id)`);
  const ids = idsOf(rows);
  return viewers.filter(({ id }) => ids.has(id)).map(namedViewer);
};

describe('SQL and the domain', () => {
  it('agree on visible players, as a condition, as ids and one by one', async () => {
    for (const viewer of viewers) {
      const expected = subjects.filter((subject) => rules.canSee(viewer, subject, isConnected(viewer))).map(named);
      for (const isVisible of [isVisiblePlayer, isAmongVisiblePlayers]) {
        const found = await findPeople(isVisible(viewer, users.id));
        expect([namedViewer(viewer), subjects.filter(({ id }) => found.has(id)).map(named)]).toEqual([
          namedViewer(viewer),
          expected,
        ]);
      }
      const oneByOne: string[] = [];
      for (const subject of subjects) {
        if (await isPlayerVisible(test.context.db, viewer, subject.id)) oneByOne.push(named(subject));
      }
      expect([namedViewer(viewer), oneByOne]).toEqual([namedViewer(viewer), expected]);
    }
  });

  it('agree on whose open videos a viewer sees', async () => {
    for (const viewer of viewers) {
      const expected = subjects
        .filter(
          (subject) => rules.canSee(viewer, subject, isConnected(viewer)) || rules.isOfferedVideosOf(viewer, subject),
        )
        .map(named);
      for (const isVisible of [isVisibleVideo, isAmongVisibleVideos]) {
        const found = await findOwners(isVisible(viewer));
        expect([namedViewer(viewer), subjects.filter(({ id }) => found.has(id)).map(named)]).toEqual([
          namedViewer(viewer),
          expected,
        ]);
      }
    }
  });

  it('agree that the audience of a player’s events are their viewers', async () => {
    for (const subject of subjects) {
      const player: PersonOfAccess = subject.state === 'deleted' ? { ...subject, state: 'active' } : subject;
      const expected = viewers
        .filter(
          (viewer) => rules.canSee(viewer, player, isConnected(viewer)) || rules.isOfferedVideosOf(viewer, player),
        )
        .map(namedViewer);
      for (const audience of [viewersOfPlayer(subject.id), viewersOfVideo(videoOf.get(subject.id) ?? '')])
        expect([named(subject), await hear(audience)]).toEqual([named(subject), expected]);
    }
  });

  it('agree that no one is direct and in a club at once', async () => {
    const person = { clubId: clubIds[0] ?? null, accessType: 'direct' } as const;
    await expect(makePerson(test.context.db, person)).rejects.toMatchObject({
      cause: { constraint: 'users_club_access_check' },
    });
  });

  it('agree on active members', async () => {
    for (const clubId of clubIds) {
      const found = await findPeople(isActiveMemberOf(users, clubId));
      expect(subjects.filter(({ id }) => found.has(id)).map(named)).toEqual(
        subjects.filter((subject) => rules.isActiveMemberOf(subject, clubId)).map(named),
      );
    }
  });

  it('agree on who may be drafted and shown', async () => {
    const { db } = test.context;
    const [own = '', other = ''] = clubIds;
    const takedown = onlyRow(
      await db
        .insert(takedowns)
        .values({ page: '/reel/x', name: 'A', email: 'a@pala.test', reason: 'x' })
        .returning({ id: takedowns.id }),
    );
    const guardian = await makePerson(db);
    const members: (rules.PersonOfAccess & { person: ShownPerson })[] = [];
    for (const state of accountStates)
      for (const choice of [null, ...contentChoices])
        for (const clubId of [own, other])
          for (const [isTakenDown, isJunior] of [
            [false, false],
            [true, false],
            [false, true],
            [true, true],
          ] as const) {
            const member = isJunior
              ? await makeJunior(db, own, guardian, { state })
              : await makeMember(db, own, { state });
            if (choice !== null)
              await db.insert(choices).values({ userId: member.id, clubId, choice, nameStyle: 'full' });
            if (isTakenDown) await db.insert(contentBlocks).values({ takedownId: takedown.id, userId: member.id });
            const isActiveMember = rules.isActiveMemberOf(member, own);
            members.push({
              ...member,
              person: { isActiveMember, isJunior, choice: clubId === own ? choice : null, isTakenDown },
            });
          }
    const ids = members.map(({ id }) => id);
    const listed = (await listShownMembers(db, own)).filter(({ id }) => ids.includes(id));
    const found = (which: (one: (typeof listed)[number]) => boolean) => listed.filter(which).map(({ id }) => id);
    const expected = (which: (person: ShownPerson) => boolean) =>
      members.filter(({ person }) => which(person)).map(({ id }) => id);
    expect(found(() => true).toSorted()).toEqual(expected(({ isActiveMember }) => isActiveMember).toSorted());
    expect(found(({ isDraftable }) => isDraftable).toSorted()).toEqual(expected(mayBeDrafted).toSorted());
    expect(found(({ isPublic }) => isPublic).toSorted()).toEqual(expected(mayBePublic).toSorted());
    const shown = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), isActiveMemberOf(users, own), mayBeShown(users)));
    expect(shown.map(({ id }) => id).toSorted()).toEqual(expected(mayBeDrafted).toSorted());
  });
});
