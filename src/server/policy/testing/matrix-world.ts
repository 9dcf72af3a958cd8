// The people of the access matrix, what belongs to them, and the form of its rows.

import { beforeAll } from 'vitest';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makeVideo,
} from '#server/testing/factories.ts';
import type { useTestApp } from '#server/testing/test-app.ts';

/** The people of the matrix. The row's thing (video, player, notification) belongs to `own`, a member of club A. */
export const actors = [
  'anon',
  'own',
  'otherPlayer',
  'coach',
  'strangeCoach',
  'endedCoach',
  'ownClub',
  'otherClub',
  'admin',
] as const;
export type ActorName = (typeof actors)[number];

type TestApp = ReturnType<typeof useTestApp>;

/** Filled before the first row is asked. */
export interface MatrixWorld {
  test: TestApp;
  people: Record<ActorName, { id: string } | null>;
  things: { videoId: string; playerId: string; coachId: string; clubId: string; clubCode: string };
}

/** Makes the people of the matrix before the tests of a file. */
export function useMatrixWorld(test: TestApp): MatrixWorld {
  const world = { test } as MatrixWorld;
  beforeAll(async () => {
    const { db } = test.context;
    const [clubA, clubB] = [await makeClub(db), await makeClub(db)];
    const own = await makeMember(db, clubA.id);
    const [coach, endedCoach] = [await makeCoach(db), await makeCoach(db)];
    await connect(db, coach, own);
    await connect(db, endedCoach, own, 'ended');
    world.people = {
      anon: null,
      own,
      otherPlayer: await makeMember(db, clubB.id),
      coach,
      strangeCoach: await makeCoach(db, { role: 'coach_club', clubId: clubB.id }),
      endedCoach,
      ownClub: await makePerson(db, { role: 'club', clubId: clubA.id }),
      otherClub: await makePerson(db, { role: 'club', clubId: clubB.id }),
      admin: await makeAdmin(db),
    };
    const video = await makeVideo(db, own);
    world.things = { videoId: video.id, playerId: own.id, coachId: coach.id, clubId: clubA.id, clubCode: clubA.code };
  });
  return world;
}

/** Statuses in the order of `actors`. */
type Row = [
  anon: number,
  own: number,
  otherPlayer: number,
  coach: number,
  strangeCoach: number,
  endedCoach: number,
  ownClub: number,
  otherClub: number,
  admin: number,
];

/** What an endpoint answers to each of them. */
export interface Case {
  row: Row;
  /** A request that is valid for the owner of the thing. Called again for each actor. */
  request?: (actor: { id: string } | null) => Promise<object> | object;
}
