// Days of juniors, and what stands for their address.

import { expect, it } from 'vitest';
import {
  eighteenthBirthday,
  isGrown,
  isPossibleAdultDay,
  juniorAddress,
  juniorKey,
  juniorOfAddress,
  latestAdultDay,
} from './families.ts';

it('grows up on the day itself', () => {
  expect(isGrown('2030-05-02', '2030-05-01')).toBe(false);
  expect(isGrown('2030-05-02', '2030-05-02')).toBe(true);
});

it.each([
  ['2026-11-27', '2044-11-28'],
  ['2028-02-29', '2046-03-01'],
])('lets a club set days within 18 years of %s', (today, latest) => {
  expect(latestAdultDay(today)).toBe(latest);
  expect(isPossibleAdultDay(today, today)).toBe(false);
  expect(isPossibleAdultDay(latest, today)).toBe(true);
  expect(isPossibleAdultDay('2046-03-02', today)).toBe(false);
});

it.each([
  ['2012-05-02', '2030-05-02'],
  ['2012-02-29', '2030-03-01'],
])('makes someone born on %s grown on %s', (born, day) => {
  expect(eighteenthBirthday(born)).toBe(day);
});

it('tells siblings apart, and not two ways to write a name', () => {
  const [ida, same, noah] = ['Ida', 'IDA', 'Noah'].map((firstName) => ({
    email: 'a@x.dk',
    firstName,
    lastName: 'Lund',
  }));
  expect(juniorKey(ida as never)).toBe(juniorKey(same as never));
  expect(juniorKey(ida as never)).not.toBe(juniorKey(noah as never));
});

it('recognises the placeholder alone', () => {
  const id = '01890000-0000-7000-8000-000000000009';
  expect(juniorOfAddress(juniorAddress(id))).toBe(id);
  for (const address of ['junior-padel@pala.test', `junior-${id}@pala.test`, `${juniorAddress(id)} `, 'junior-'])
    expect(juniorOfAddress(address)).toBeNull();
});
