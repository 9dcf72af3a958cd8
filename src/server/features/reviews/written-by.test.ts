// A draft records whose changes it holds, so that a returning window recognises its own words.

import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { maxWindows } from '#domain/reviews/draft/written-by.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

const wrote = (count: number, window = newId()) => ({ window, count, at: '2026-11-21T10:00:00.000Z' });
const saying = (finalSummary: string) => reviewDocument({ finalSummary });

it('a window finds what it saved marked as its own, from the first save on, also where a version was set aside', async () => {
  const { coach, video } = await desk.situation();
  expect((await desk.open(coach, video)).body.writtenBy).toEqual([]);
  const window = newId();
  for (const count of [3, 5]) {
    await desk.save(coach, video, count === 3 ? 0 : 1, saying(`${count}`), { writtenBy: [wrote(count, window)] });
    expect((await desk.open(coach, video)).body.writtenBy).toEqual([wrote(count, window)]);
  }
  const writtenBy = [wrote(1), wrote(5, window)];
  await desk.save(coach, video, 2, saying('both'), { writtenBy, setAside: { saved: true, document: null } });
  expect((await desk.open(coach, video)).body.writtenBy).toEqual(writtenBy);
});

it('a save that is refused changes nothing of it', async () => {
  const { coach, video } = await desk.situation();
  const writtenBy = [wrote(1)];
  await desk.save(coach, video, 0, saying('one'), { writtenBy });
  expect((await desk.save(coach, video, 0, saying('two'), { writtenBy: [wrote(2)] })).error.code).toBe(
    'review_conflict',
  );
  expect((await desk.open(coach, video)).body).toMatchObject({ writtenBy, document: { finalSummary: 'one' } });
});

it('what no window wrote counts as another writer’s: a save that names none, an automatic draft, a revision given up', async () => {
  const { coach, video } = await desk.situation();
  await desk.save(coach, video, 0, saying('by an older window'));
  const [unknown] = (await desk.open(coach, video)).body.writtenBy;
  expect(unknown).toMatchObject({ count: 1 });
  const own = wrote(1);
  await desk.save(coach, video, 1, saying(''), { writtenBy: [own] });
  const drafted = (await desk.draft(coach, video, 2)).body;
  expect(drafted.writtenBy).toHaveLength(2);
  expect(drafted.writtenBy[1]).toEqual(own);
  expect((await desk.open(coach, video)).body.writtenBy).toEqual(drafted.writtenBy);
  expect((await desk.publish(coach, video, drafted.version)).status).toBe(200);
  await desk.revise(coach, video);
  await desk.save(coach, video, drafted.version, saying('revised'), { writtenBy: [wrote(9, own.window)] });
  const published = (await desk.discard(coach, video)).body;
  expect(published.writtenBy[1]).toEqual(wrote(9, own.window));
  expect(published.writtenBy[0]?.window).not.toBe(own.window);
});

it('a list that is too long is refused with a message', async () => {
  const { coach, video } = await desk.situation();
  const writtenBy = Array.from({ length: maxWindows + 1 }, () => wrote(1));
  const { status, error } = await desk.save(coach, video, 0, saying('one'), { writtenBy });
  expect(status).toBe(400);
  expect(JSON.stringify(error)).toContain('A draft remembers at most 12 windows.');
});

it('a save stays one statement', async () => {
  const { coach, video } = await desk.situation();
  await desk.save(coach, video, 0, saying('one'));
  const statements = await countStatements(async () => {
    expect((await desk.save(coach, video, 1, saying('two'), { writtenBy: [wrote(1)] })).status).toBe(200);
  });
  expect(statements).toBe(2);
});
