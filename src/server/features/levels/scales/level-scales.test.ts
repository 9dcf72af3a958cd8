// The mapping of a level scale: set, refused, reset, and what it changes for everyone.

import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { formulaSteps } from '#domain/levels/level-scales.ts';
import type { OuterScale } from '#domain/levels/outer-scales.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { auditEntries, changeEvents, levelScales } from '#server/db/schema/index.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { badgeDesk } from '#server/testing/badge-desk.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { useSecondProcess } from '#server/testing/second-process.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const second = useSecondProcess(test);
const { published, tokenOf, check } = badgeDesk(test);

let admin: { id: string };
beforeEach(async () => {
  const { db } = test.context;
  await db.delete(levelScales);
  admin = await makeAdmin(db, { firstName: 'Ada', lastName: 'Berg' });
});

/** 1.0 on the inner scale is 2.0, 1.5 is 2.5, and so on. */
const mapping = {
  steps: formulaSteps('FEP').map(({ label }, index) => ({ value: 2 + index / 2, label })),
  source: 'Circular 4/2026',
  sourceLink: 'https://fep.example/circular-4' as string | null,
  sourceOn: '2026-03-02',
};
const set = (version: number, change: object = {}, scale: OuterScale = 'FEP') =>
  test.call(admin, endpoints.setLevelScale, { params: { scale }, body: { ...mapping, version, ...change } });
const reset = (version: number, scale: OuterScale = 'FEP') =>
  test.call(admin, endpoints.resetLevelScale, { params: { scale }, body: { version } });
const list = async () => (await test.call(admin, endpoints.listLevelScales)).body;

describe('a mapping', () => {
  it('is set with its source, and says who set it', async () => {
    expect(await list()).toEqual([
      { scale: 'FEP', version: 0, mapping: null, changed: null },
      { scale: 'APA', version: 0, mapping: null, changed: null },
    ]);
    expect((await set(0)).status).toBe(204);
    const [fep, apa] = await list();
    expect(fep).toMatchObject({ scale: 'FEP', version: 1, mapping, changed: { by: 'Ada Berg' } });
    expect(apa).toMatchObject({ version: 0, mapping: null });
  });

  it('comes with everyone’s session, in every process', async () => {
    const player = await makePlayer(test.context.db, { country: 'ES' });
    const mine = async () => (await test.call(player, endpoints.getCurrentUser)).body.scaleMappings;
    expect(await mine()).toEqual([]);
    await set(0);
    expect(await mine()).toEqual([{ scale: 'FEP', steps: mapping.steps }]);
    const cookie = await test.sessionOf(player);
    const there = await second.app.inject({ url: endpoints.getCurrentUser.path, headers: { cookie } });
    expect(there.json()).toMatchObject({ scaleMappings: [{ scale: 'FEP' }] });
    await reset(1);
    expect(await mine()).toEqual([]);
    expect(await readScaleMappings(test.context.db)).toEqual([]);
  });

  it('reaches open windows of everyone', async () => {
    const player = await makePlayer(test.context.db);
    await set(0);
    const [event] = await test.context.db.select().from(changeEvents).orderBy(desc(changeEvents.id)).limit(1);
    expect(event?.subjects).toEqual(['level-scale']);
    expect(event?.audience).toEqual(expect.arrayContaining([player.id, admin.id]));
  });

  it('takes "about" away in notifications and new badges, but not in badges that were issued', async () => {
    const { db } = test.context;
    const player = await published({ country: 'ES' });
    const facts = { people: { verifier: null }, level: '4.5', country: 'ES' };
    await notify(db, [player.id], { kind: 'level-verified', facts, cause: 'test' });
    const latest = async () =>
      (await test.call(player, endpoints.listNotifications, { params: { userId: player.id } })).body[0]?.message;
    const issued = await tokenOf(player);
    expect(await latest()).toBe('Former coach verified your level: about 3.9 FEP · Intermedio.');
    await set(0);
    expect(await latest()).toBe('Former coach verified your level: FEP 5.5 · Intermedio.');
    expect((await check(await tokenOf(player))).achievement).toBe('Padel level FEP 5.5, Intermedio');
    expect(await check(issued)).toMatchObject({
      achievement: 'Padel level about 3.9 FEP, Intermedio',
      inForce: { says: 'yes' },
    });
  });

  it('returns to the formula, with its source gone', async () => {
    await set(0);
    expect((await reset(1)).status).toBe(204);
    expect((await list())[0]).toMatchObject({ version: 2, mapping: null, changed: { by: 'Ada Berg' } });
    expect(await set(2)).toMatchObject({ status: 204 });
  });

  it('is in the audit log with all steps before and after', async () => {
    await set(0);
    await set(1, { source: 'Circular 5/2026', sourceLink: null });
    await reset(2);
    const { db } = test.context;
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin.id))
      .orderBy(asc(auditEntries.id));
    expect(entries.map(({ action }) => action)).toEqual(['level-scale-set', 'level-scale-set', 'level-scale-reset']);
    expect(entries[0]?.before).toEqual({ scale: 'FEP', steps: 'Formula' });
    expect(entries[1]?.before).toMatchObject({
      scale: 'FEP',
      steps: expect.arrayContaining(['1.0: 2.0 Iniciación', '7.0: 8.0 Élite']),
      source: 'Circular 4/2026, 2026-03-02, https://fep.example/circular-4',
    });
    expect(entries[2]).toMatchObject({
      before: { source: 'Circular 5/2026, 2026-03-02' },
      after: { steps: 'Formula' },
    });
  });
});

describe('a change', () => {
  it('based on an older version is refused, and changes nothing', async () => {
    await set(0);
    const late = await set(0, { source: 'Mine' });
    expect([late.status, late.error.message]).toEqual([409, 'Someone else has changed the FEP scale in the meantime.']);
    expect((await reset(0)).status).toBe(409);
    expect((await list())[0]).toMatchObject({ version: 1, mapping });
  });

  it('by two at once counts once', async () => {
    const answers = await Promise.all([set(0), set(0), set(0)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('cannot reset a scale that is on its formula', async () => {
    expect((await reset(0, 'APA')).error.message).toBe('The APA scale is shown by its formula already.');
  });

  const withStep = (index: number, change: object) => ({
    steps: mapping.steps.map((step, at) => (at === index ? { ...step, ...change } : step)),
  });
  it.each([
    ['a number against the order', withStep(3, { value: 2 }), 'steps.3.value', /must not be lower .*\(3\)/],
    ['a number out of range', withStep(12, { value: 101 }), 'steps.12.value', /number from 0 to 100/],
    ['two decimals', withStep(2, { value: 3.05 }), 'steps.2.value', /at most one decimal/],
    ['a step without a label', withStep(0, { label: ' ' }), 'steps.0.label', /enter a label/],
    ['a label too long', withStep(0, { label: 'x'.repeat(31) }), 'steps.0.label', /under 30/],
    ['a step too few', { steps: mapping.steps.slice(1) }, 'steps', /all 13 steps/],
    ['no source', { source: '' }, 'source', /where this mapping comes from/],
    ['a link that is none', { sourceLink: 'circular 4' }, 'sourceLink', /whole link/],
    ['a script as a link', { sourceLink: 'javascript:alert(1)' }, 'sourceLink', /whole link/],
    ['no day', { sourceOn: '' }, 'sourceOn', /valid date/],
  ])('with %s is refused at the field', async (_, change, field, sentence) => {
    const { status, error } = await set(0, change);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect(error.fields?.[field]).toMatch(sentence);
    expect((await list())[0]).toMatchObject({ version: 0, mapping: null });
  });

  it('may fall from the lowest level to the highest, as categories do whose first is the best', async () => {
    const steps = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, 1, 1].map((value) => ({ value, label: `${value}ª` }));
    expect((await set(0, { steps, sourceLink: '' }, 'APA')).status).toBe(204);
    expect((await list())[1]?.mapping).toMatchObject({ steps, sourceLink: null });
  });
});

describe('Smashy', () => {
  it('explains a scale by the formula, and by the mapping once it is set', async () => {
    const player = await makePlayer(test.context.db, { country: 'ES' });
    const ask = async () =>
      (await test.call(player, endpoints.askSmashy, { body: { message: 'How do I read the FEP level?' } })).body
        .response;
    expect(await ask()).toContain('4.0 is FEP 3.5');
    await set(0);
    expect(await ask()).toContain('- 4.0: FEP 5.0, Intermedio');
    await reset(1);
    expect(await ask()).toContain('“about 3.5 FEP”');
  });
});
