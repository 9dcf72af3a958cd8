// Rows of the access matrix: families.

import { v7 as newId } from 'uuid';
import type { EndpointName } from '#contract/endpoints.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { guardianRequests } from '#server/db/schema/index.ts';
import { makeJunior, makePlayer } from '#server/testing/factories.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What guardians and clubs do for juniors. Things belong to the player `own`, juniors to club A. */
export function familyRows(world: MatrixWorld) {
  /** A junior of `own` in club A. */
  const ownJunior = async () => {
    const guardian = world.people.own as { id: string };
    return { params: { userId: (await makeJunior(world.test.context.db, world.things.clubId, guardian)).id } };
  };
  /** A junior of club A whom a stranger looks after, grown if need be. */
  const clubJunior = async (columns: { adultOn?: string } = {}) => {
    const { db } = world.test.context;
    return { userId: (await makeJunior(db, world.things.clubId, await makePlayer(db), columns)).id };
  };
  /** A request of club A to the address of `own`. */
  const request = async () => ({
    params: onlyRow(
      await world.test.context.db
        .insert(guardianRequests)
        .values({
          clubId: world.things.clubId,
          email: (world.people.own as { email?: string } | null)?.email ?? '',
          guardianFirstName: 'Alma',
          guardianLastName: 'Berg',
          firstName: newId(),
          lastName: 'Berg',
          country: 'DK',
          adultOn: '2040-06-01',
          carriedOutAt: new Date().toISOString(),
        })
        .returning({ id: guardianRequests.id }),
    ),
  });
  const nobodys = () => ({ params: { userId: newId() } });
  const guardian = () => ({ email: `${newId()}@pala.test`, firstName: 'Anna', lastName: 'Lund' });

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    getFamily: { row: [401, 200, 200, 200, 200, 200, 200, 200, 200] },
    // With a stranger's junior: a session for a junior of `own` would replace that of the other rows.
    openJuniorSession: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: async () => ({ params: await clubJunior() }),
    },
    leaveJuniorSession: { row: [401, 200, 200, 200, 200, 200, 200, 200, 200] },
    acceptGuardianRequest: {
      row: [401, 204, 404, 404, 404, 404, 404, 404, 404],
      request: async () => ({ ...(await request()), body: { consentToDataProcessing: true as const } }),
    },
    declineGuardianRequest: { row: [401, 204, 404, 404, 404, 404, 404, 404, 404], request },
    handOverOwnJunior: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ ...nobodys(), body: { email: 'emma@pala.test' } }),
    },
    deleteJunior: { row: [401, 403, 403, 403, 403, 403, 403, 403, 403], request: ownJunior },
    keepJunior: { row: [401, 404, 404, 404, 404, 404, 404, 404, 404], request: ownJunior },
    listClubJuniors: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    askGuardian: {
      row: [401, 403, 403, 403, 403, 403, 202, 202, 403],
      request: () => ({
        body: {
          guardian: guardian(),
          country: 'DK',
          juniors: [{ firstName: 'Emma', lastName: 'Lund', adultOn: '2040-06-01' }],
        },
      }),
    },
    withdrawGuardianRequest: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request },
    setAdultDay: {
      row: [401, 403, 403, 403, 403, 403, 204, 404, 403],
      request: async () => ({ params: await clubJunior(), body: { adultOn: '2041-06-01' } }),
    },
    changeGuardian: {
      row: [401, 403, 403, 403, 403, 403, 202, 404, 403],
      request: async () => ({ params: await clubJunior(), body: guardian() }),
    },
    handOverClubJunior: {
      row: [401, 403, 403, 403, 403, 403, 202, 404, 403],
      request: async () => ({
        params: await clubJunior({ adultOn: '2020-06-01' }),
        body: { email: `${newId()}@pala.test` },
      }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
