// Rows of the access matrix: a club's people.

import { v7 as newId } from 'uuid';
import type { EndpointName } from '#contract/endpoints.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { clubGroups, clubInvitations } from '#server/db/schema/index.ts';
import { makeClubMessage } from '#server/testing/club-content.ts';
import { makeCoach, makeMember } from '#server/testing/factories.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Coaches, members, invitations, imports and videos of a club, and answers to invitations. */
export function clubPeopleRows(world: MatrixWorld) {
  const ofOwner = () => ({ params: { userId: world.things.playerId } });
  const newMember = async () => makeMember(world.test.context.db, world.things.clubId);
  const newCoach = async () => makeCoach(world.test.context.db, { role: 'coach_club', clubId: world.things.clubId });
  /** A coach and a member of club A. */
  const pair = async () => ({ body: { coachId: (await newCoach()).id, playerId: (await newMember()).id } });
  /** An invitation of club A to an unknown address. */
  const invitation = async () => ({
    params: onlyRow(
      await world.test.context.db
        .insert(clubInvitations)
        .values({
          clubId: world.things.clubId,
          email: `${newId()}@pala.test`,
          firstName: 'Ida',
          lastName: 'Lund',
          country: 'DK',
          role: 'player',
        })
        .returning({ id: clubInvitations.id }),
    ),
  });
  /** A member of club A, chosen for an action on many. */
  const chosen = async () => ({ selection: { ids: [(await newMember()).id] } });
  /** An invitation of club A, chosen for an action on many. */
  const chosenInvitation = async () => ({ body: { selection: { ids: [(await invitation()).params.id] } } });
  /** A group of club A. */
  const group = async () =>
    onlyRow(
      await world.test.context.db
        .insert(clubGroups)
        .values({ clubId: world.things.clubId, name: newId() })
        .returning({ groupId: clubGroups.id }),
    );
  /** A message of club A that the owner of the row's thing got. */
  const message = async () => ({
    params: {
      messageId: (await makeClubMessage(world.test.context.db, world.things.clubId, world.things.playerId)).id,
    },
  });
  const person = { firstName: 'Ida', lastName: 'Lund', country: 'DK' };

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    listClubCoaches: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    removeClubCoach: {
      row: [401, 403, 403, 403, 403, 403, 204, 404, 403],
      request: async () => ({ params: { userId: (await newCoach()).id } }),
    },
    // Nobody is connected yet whom the manager of club A could end, so club A hears the same as a stranger.
    connectCoachWithMember: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request: pair },
    disconnectCoachFromMember: { row: [401, 403, 403, 403, 403, 403, 404, 404, 403], request: pair },
    listClubPlayers: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    getClubPlayer: { row: [401, 403, 403, 403, 403, 403, 200, 404, 403], request: ofOwner },
    removeClubPlayer: {
      row: [401, 403, 403, 403, 403, 403, 204, 404, 403],
      request: async () => ({ params: { userId: (await newMember()).id } }),
    },
    countClubPeople: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    assignCoachToMembers: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ body: { coachId: (await newCoach()).id, ...(await chosen()) } }),
    },
    endCoachOfMembers: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ body: { coachId: (await newCoach()).id, ...(await chosen()) } }),
    },
    removeClubPlayers: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ body: await chosen() }),
    },
    exportClubPlayers: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ body: await chosen() }),
    },
    listClubGroups: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    createClubGroup: {
      row: [401, 403, 403, 403, 403, 403, 201, 201, 403],
      request: () => ({ body: { name: newId(), rule: null } }),
    },
    getClubGroup: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ params: await group() }),
    },
    changeClubGroup: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ params: await group(), body: { name: newId(), rule: null } }),
    },
    deleteClubGroup: {
      row: [401, 403, 403, 403, 403, 403, 204, 404, 403],
      request: async () => ({ params: await group() }),
    },
    setGroupCoach: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ params: await group(), body: { coachId: (await newCoach()).id } }),
    },
    addGroupMembers: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ params: await group(), body: await chosen() }),
    },
    removeGroupMembers: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({ params: await group(), body: await chosen() }),
    },
    resendClubInvitations: { row: [401, 403, 403, 403, 403, 403, 200, 404, 403], request: chosenInvitation },
    withdrawClubInvitations: { row: [401, 403, 403, 403, 403, 403, 200, 404, 403], request: chosenInvitation },
    exportClubInvitations: { row: [401, 403, 403, 403, 403, 403, 200, 404, 403], request: chosenInvitation },
    listClubInvitations: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    inviteToClub: {
      row: [401, 403, 403, 403, 403, 403, 202, 202, 403],
      request: () => ({ body: { people: [{ ...person, email: `${newId()}@pala.test`, role: 'player' }] } }),
    },
    resendClubInvitation: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request: invitation },
    withdrawClubInvitation: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request: invitation },
    listClubMessages: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    getClubMessage: { row: [401, 403, 403, 403, 403, 403, 200, 404, 403], request: message },
    // A stranger counts nobody.
    countMessageRecipients: {
      row: [401, 403, 403, 403, 403, 403, 200, 200, 403],
      request: async () => ({ body: { recipients: { to: 'chosen', ...(await chosen()) } } }),
    },
    sendClubMessage: {
      row: [401, 403, 403, 403, 403, 403, 201, 404, 403],
      request: async () => ({
        body: {
          subject: 'Summer cup',
          text: 'Sign up.',
          takesReplies: false,
          recipients: { to: 'chosen', ...(await chosen()) },
          expected: 1,
        },
      }),
    },
    listReceivedClubMessages: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    getReceivedClubMessage: { row: [401, 200, 404, 403, 403, 403, 403, 403, 403], request: message },
    openClubMessage: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: message },
    listClubRequests: { row: [401, 200, 200, 200, 200, 200, 403, 403, 403] },
    // Nobody of the matrix was asked.
    acceptClubRequest: { row: [401, 404, 404, 404, 404, 404, 403, 403, 403], request: invitation },
    declineClubRequest: { row: [401, 404, 404, 404, 404, 404, 403, 403, 403], request: invitation },
    checkClubImport: {
      row: [401, 403, 403, 403, 403, 403, 200, 200, 403],
      request: () => ({ body: { emails: ['ida@pala.test'] } }),
    },
    startClubImport: {
      row: [401, 403, 403, 403, 403, 403, 202, 202, 403],
      request: () => ({ body: { key: newId(), players: [{ ...person, email: `${newId()}@pala.test` }] } }),
    },
    getLatestClubImport: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    listClubVideos: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
  } satisfies Partial<Record<EndpointName, Case>>;
}
