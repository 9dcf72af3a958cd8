// Ranking evenings for tests.

import { endpoints } from '#contract/endpoints.ts';
import type { CitedMoment, NewRankingEvening } from '#contract/levels/ranking-evenings.ts';
import { makeClub, makeCoach, makeMember, makePerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Person = { id: string };

/** The calls about evenings, and a club with an evening of four players. */
export function eveningCases(test: TestApp) {
  const read = (who: Person, eveningId: string) =>
    test.call(who, endpoints.getRankingEvening, { params: { eveningId } });
  const create = (who: Person, body: NewRankingEvening) => test.call(who, endpoints.createRankingEvening, { body });
  const finish = (who: Person, eveningId: string) =>
    test.call(who, endpoints.finishRankingEvening, { params: { eveningId } });

  /** Saves a level with two cited moments, unless something else is given, over the current version. */
  async function rank(
    who: Person,
    eveningId: string,
    player: Person,
    parts: { level?: number | null; moments?: CitedMoment[]; isLeftOut?: boolean; version?: number } = {},
  ) {
    const { body } = await read(who, eveningId);
    const courtId = body.courts[0]?.id as string;
    const draft = body.players.find((one) => one.player.id === player.id)?.draft;
    const moments = [
      { courtId, at: 83, text: `Early volley of ${player.id}.`, skill: 'volley' as const },
      { courtId, at: 600, text: `Late lob of ${player.id}.`, skill: null },
    ];
    return test.call(who, endpoints.saveEveningDraft, {
      params: { eveningId, playerId: player.id },
      body: { version: draft?.version ?? 0, level: 3.5, moments, isLeftOut: false, ...parts },
    });
  }

  /** An evening's form for these people. */
  const form = (coach: Person, players: readonly Person[], parts: Partial<NewRankingEvening> = {}) => ({
    title: 'Tuesday ladder',
    heldOn: '2026-05-12',
    coachId: coach.id,
    courts: [{ id: null, name: 'Court 1', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
    playerIds: players.map(({ id }) => id),
    ...parts,
  });

  /** A club, a new one unless it is given, with a manager, a coach whom no member is connected with, and four members. */
  async function situation(given?: { id: string }) {
    const { db } = test.context;
    const club = given ?? (await makeClub(db));
    const manager = await makePerson(db, { role: 'club', clubId: club.id });
    const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Carla', lastName: 'Sanz' });
    const member = (firstName: string) => makeMember(db, club.id, { firstName, lastName: 'Lund' });
    const players = [await member('Ana'), await member('Bo'), await member('Cleo'), await member('Dan')] as const;
    return { db, club, manager, coach, players };
  }

  /** The same with an evening that the manager has made. */
  async function evening(club?: { id: string }) {
    const people = await situation(club);
    const { body } = await create(people.manager, form(people.coach, people.players));
    return { ...people, id: body.id };
  }

  /** The same, finished with everyone on 3.5. */
  async function finished(club?: { id: string }) {
    const all = await evening(club);
    for (const player of all.players) await rank(all.coach, all.id, player);
    await finish(all.coach, all.id);
    await test.runJobs();
    return all;
  }
  return { read, create, rank, finish, form, situation, evening, finished };
}
