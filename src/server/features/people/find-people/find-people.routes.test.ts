// Finding people to choose from.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it('findPeople finds people by literal part of name or email among the chosen group, and one by id', async () => {
  const { db } = test.context;
  const admin = await makeAdmin(db, { lastName: 'Quist' });
  const coach = await makeCoach(db, { lastName: 'Quist' });
  const player = await makePlayer(db, { firstName: 'Bo', lastName: '100% Quist_' });
  const find = async (query: object) =>
    (await test.call(admin, endpoints.findPeople, { query })).body.map(({ id }) => id);
  expect(await find({ search: 'quist' })).toEqual([admin.id, player.id, coach.id]);
  expect(await find({ search: 'QUIST', among: 'reviewers' })).toEqual([admin.id, coach.id]);
  expect(await find({ search: 'quist', among: 'players' })).toEqual([player.id]);
  expect(await find({ search: '0% q' })).toEqual([player.id]);
  expect(await find({ search: 't_' })).toEqual([player.id]);
  expect(await find({ search: coach.email })).toEqual([coach.id]);
  expect(await find({ id: coach.id })).toEqual([coach.id]);
  expect(await find({ id: coach.id, among: 'players' })).toEqual([]);
});
