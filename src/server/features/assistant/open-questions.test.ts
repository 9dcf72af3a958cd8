// Open questions in groups, their marks, and the installation's own entries.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WrittenEntry } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { QuestionMark, QuestionState } from '#domain/assistant/open-questions.ts';
import { questionGroup } from '#server/assistant/question-group.ts';
import { auditEntries, smashyEntries, smashyMarks, smashyTurns } from '#server/db/schema/index.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { anAnswer } from '#server/testing/filled-account.ts';
import { useSecondProcess } from '#server/testing/second-process.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const second = useSecondProcess(test);

let admin: { id: string };
let player: { id: string };
beforeEach(async () => {
  const { db } = test.context;
  await Promise.all([db.delete(smashyTurns), db.delete(smashyMarks), db.delete(smashyEntries)]);
  [admin, player] = [await makeAdmin(db, { firstName: 'Ada', lastName: 'Berg' }), await makePlayer(db)];
});

const ask = async (message: string) =>
  (await test.call(player, endpoints.askSmashy, { body: { message } })).body.response;
/** Stores a question without an answer. */
async function store(question: string, daysAgo = 0, more: Partial<typeof smashyTurns.$inferInsert> = {}) {
  const id = newId();
  await test.context.db.insert(smashyTurns).values({
    id,
    userId: player.id,
    sessionId: newId(),
    question,
    groupKey: questionGroup(question),
    answer: anAnswer.answer,
    memory: anAnswer.memory,
    outcome: 'unanswered',
    createdAt: sql`now() - make_interval(days => ${daysAgo})`,
    ...more,
  });
  return id;
}
const list = async (show: QuestionState = 'open', after?: string) =>
  (await test.call(admin, endpoints.listOpenQuestions, { query: { show, ...(after && { after }) } })).body;
const questionsOf = async (show: QuestionState) => (await list(show)).rows.map(({ question }) => question);
const mark = (questionId: string, as: QuestionMark | null) =>
  test.call(admin, endpoints.markOpenQuestion, { params: { questionId }, body: { mark: as } });

describe('open questions', () => {
  it('are one group in whatever words and order, also when asked over HTTP', async () => {
    expect(questionGroup('What is the grip for a bandeja?')).toBe(questionGroup('bandeja grip'));
    expect(questionGroup('bandeja grip')).not.toBe(questionGroup('volley grip'));
    expect(questionGroup('¿¿??')).not.toBe(questionGroup('!!'));
    await ask('Which padel player invented the zorblax smash formation?');
    await ask('The zorblax smash formation: which padel player invented that?');
    const { rows } = await list();
    expect(rows).toMatchObject([
      { times: 2, notHelpful: 0, question: 'The zorblax smash formation: which padel player invented that?' },
    ]);
    expect(rows[0]?.wordings).toEqual(['Which padel player invented the zorblax smash formation?']);
  });

  it('come with how often, the last day, comments and other wordings, the latest first and in pages', async () => {
    await store('bandeja grip', 3);
    await store('Bandeja grip', 2, { outcome: 'answered', isHelpful: false, word: 'Too long' });
    await store('What is the grip for the bandeja?', 1);
    await store('bandeja grip', 4, { outcome: 'answered', isHelpful: true });
    await store('Zorblax?', 0);
    const { rows, next } = await list();
    expect(rows.map(({ question, times }) => [question, times])).toEqual([
      ['Zorblax?', 1],
      ['What is the grip for the bandeja?', 3],
    ]);
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(rows[1]).toMatchObject({
      day,
      notHelpful: 1,
      words: ['Too long'],
      wordings: ['Bandeja grip', 'bandeja grip'],
    });
    expect([next, rows[1]?.mark]).toEqual([null, null]);
    await Promise.all(Array.from({ length: 30 }, (_, index) => store(`Zorblax ${index}?`, 5)));
    const first = await list();
    const rest = await list('open', first.next ?? '');
    expect([first.rows.length, rest.rows.length, rest.next]).toEqual([25, 7, null]);
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(32);
  });

  it('cost the same few statements for any number of groups', async () => {
    await store('Zorblax?');
    await list();
    const one = await countStatements(() => list());
    await Promise.all(Array.from({ length: 20 }, (_, index) => store(`Zorblax ${index}?`)));
    expect(await countStatements(() => list())).toBe(one);
  });
});

describe('a mark', () => {
  it('takes the group off the list and names its day and administrator', async () => {
    const id = await store('bandeja grip', 1);
    expect((await list()).rows).toMatchObject([{ id }]);
    expect((await mark(id, 'answered')).status).toBe(204);
    expect(await questionsOf('open')).toEqual([]);
    const [group] = (await list('answered')).rows;
    const day = new Date().toISOString().slice(0, 10);
    expect(group?.mark).toEqual({ mark: 'answered', day, by: 'Ada Berg' });
    await store('What grip for a bandeja?');
    expect(await questionsOf('open')).toEqual([]);
    await mark(id, null);
    expect(await questionsOf('open')).toEqual(['What grip for a bandeja?']);
  });

  it('as answered ends when the question is asked again on a later day; as not padel it never does', async () => {
    const [answered, other] = [await store('bandeja grip', 5), await store('quantum zorblax', 5)];
    await mark(answered, 'answered');
    await mark(other, 'not-padel');
    await test.context.db.update(smashyMarks).set({ day: sql`(now() at time zone 'UTC')::date - 2` });
    expect(await questionsOf('open')).toEqual([]);
    await Promise.all([store('grip for the bandeja'), store('zorblax, quantum')]);
    expect((await list('open')).rows).toMatchObject([{ question: 'grip for the bandeja', mark: { mark: 'answered' } }]);
    expect(await questionsOf('answered')).toEqual([]);
    expect(await questionsOf('not-padel')).toEqual(['zorblax, quantum']);
  });

  it('outlives the questions without a word of them, and is in the audit log', async () => {
    const { db } = test.context;
    await mark(await store('Where does Kanariefugl live?'), 'not-padel');
    await db.delete(smashyTurns);
    const kept = await db.select().from(smashyMarks);
    expect(kept).toHaveLength(1);
    const logged = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, kept[0]?.id ?? ''));
    expect(logged).toMatchObject([{ action: 'question-marked', actorId: admin.id, after: { state: 'not-padel' } }]);
    expect(JSON.stringify([kept, logged])).not.toMatch(/kanariefugl/i);
    await store('Kanariefugl, where does it live?');
    expect(await questionsOf('open')).toEqual([]);
  });

  it('needs a question that is open', async () => {
    const helpful = await store('bandeja grip', 0, { outcome: 'answered', isHelpful: true });
    expect((await mark(helpful, 'answered')).status).toBe(404);
    expect((await mark(newId(), 'answered')).status).toBe(404);
  });
});

describe('an own entry', () => {
  const parking: WrittenEntry = {
    question: 'Where do I park at the hall?',
    wordings: ['parking at Havnens'],
    answer: 'Behind the hall. **Free** for two hours.',
    skill: null,
  };
  const add = async (entry: WrittenEntry, questionId?: string) =>
    (await test.call(admin, endpoints.addOwnEntry, { body: { ...entry, questionId } })).body.id;

  it('answers at once, is changed and deleted at once, in every process', async () => {
    const askSecond = async (message: string) => {
      const headers = { cookie: await test.sessionOf(player), origin: 'http://localhost' };
      const options = { method: 'POST', url: '/api/vibby/chat', headers, payload: { message } } as const;
      return (await second.app.inject(options)).json<{ response: string }>().response;
    };
    for (const answer of [await ask('Where is the parking?'), await askSecond('Where is the parking?')])
      expect(answer).not.toContain('Behind the hall');
    const id = await add(parking);
    for (const answer of [await ask('parking at Havnens?'), await askSecond('Where can I park at the hall?')]) {
      expect(answer).toContain('Behind the hall. **Free** for two hours.');
      expect(answer).toContain('*Added by Pala’s administrators.*');
    }
    const params = { entryId: id };
    const changed = { ...parking, answer: 'At the harbour.', version: 1 };
    expect((await test.call(admin, endpoints.changeOwnEntry, { params, body: changed })).status).toBe(204);
    for (const answer of [await ask('Where do I park?'), await askSecond('Where do I park?')])
      expect(answer).toContain('At the harbour.');
    expect((await test.call(admin, endpoints.changeOwnEntry, { params, body: changed })).status).toBe(409);
    expect((await test.call(admin, endpoints.deleteOwnEntry, { params })).status).toBe(204);
    for (const answer of [await ask('Where do I park?'), await askSecond('Where do I park?')])
      expect(answer).not.toContain('harbour');
  });

  it('comes before an entry of the knowledge base that answers the same question', async () => {
    const own = { ...parking, question: 'How high is the net?', wordings: [], answer: 'As high as at home.' };
    await add({ ...own, skill: 'smash' });
    expect(await ask('How high is the net?')).toContain('As high as at home.');
    expect(await ask('How do I hit a bandeja?')).not.toContain('As high as at home.');
  });

  it('costs one statement more for a question while nothing changes', async () => {
    await ask('How high is the net?');
    const before = await countStatements(() => ask('How high is the net?'));
    await add(parking);
    await ask('How high is the net?');
    expect(await countStatements(() => ask('How high is the net?'))).toBe(before);
  });

  it('marks the group that it answers, keeps only its own words, and is listed and logged', async () => {
    const { db } = test.context;
    const asked = await store('parking zorblax');
    const id = await add(parking, asked);
    expect(await questionsOf('answered')).toEqual(['parking zorblax']);
    const { rows } = (await test.call(admin, endpoints.listOwnEntries, { query: {} })).body;
    expect(rows).toMatchObject([{ ...parking, id, version: 1, changedBy: 'Ada Berg' }]);
    await test.call(admin, endpoints.deleteOwnEntry, { params: { entryId: id } });
    const logged = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
    expect(logged.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['entry-added', null, { title: parking.question }],
      ['entry-deleted', { title: parking.question }, null],
    ]);
    expect((await test.call(admin, endpoints.addOwnEntry, { body: { ...parking, questionId: newId() } })).status).toBe(
      404,
    );
    expect(await db.$count(smashyEntries)).toBe(0);
  });

  it('needs a question and an answer, and there are at most 500', async () => {
    const { db } = test.context;
    const send = async (body: WrittenEntry) => (await test.call(admin, endpoints.addOwnEntry, { body })).status;
    expect(await send({ ...parking, question: ' ' })).toBe(400);
    expect(await send({ ...parking, answer: '\u200B' })).toBe(400);
    expect(await send({ ...parking, wordings: Array.from({ length: 11 }, () => 'parking') })).toBe(400);
    await db.insert(smashyEntries).values(Array.from({ length: 500 }, () => ({ ...parking, skill: null })));
    expect(await send(parking)).toBe(409);
  });
});
