import { expect, it } from 'vitest';
import { untilShown } from './until-shown.ts';

it('holds what is begun before the screen is there, does it once and in order, and then everything at once', () => {
  const done: string[] = [];
  const shown = untilShown();
  shown.run(() => done.push('a'));
  shown.run(() => done.push('b'));
  expect(done).toEqual([]);
  shown.release();
  expect(done).toEqual(['a', 'b']);
  shown.run(() => done.push('c'));
  shown.release();
  expect(done).toEqual(['a', 'b', 'c']);
});
