// Reading the audit log: narrowed, page by page, in words, and as a file.

import Papa from 'papaparse';
import { v7 as newId } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { AuditAction } from '#domain/administration/audit/audit-action-names.ts';
import { type LanguageCode, offerLanguages } from '#domain/language/languages.ts';
import { auditEntries, reels } from '#server/db/schema/index.ts';
import { makeAdmin, makeClub, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** Writes entries as commands do, at moments of the test's choosing. */
const write = (entries: { action: AuditAction; at: string; actorId?: string; subjectId?: string; after?: object }[]) =>
  test.context.db
    .insert(auditEntries)
    .values(entries.map(({ at, ...entry }) => ({ subjectType: 'user', subjectId: newId(), createdAt: at, ...entry })));

const list = (admin: { id: string }, query: object) => test.call(admin, endpoints.listAuditEntries, { query });

describe('the audit log', () => {
  it('filters by actor, action, subject and period', async () => {
    const { db } = test.context;
    const [admin, other, player] = [await makeAdmin(db), await makeAdmin(db), await makePlayer(db)];
    await write([
      { action: 'role-changed', at: '2019-03-01T10:00:00.000Z', actorId: other.id, subjectId: player.id },
      { action: 'credits-adjusted', at: '2019-03-02T10:00:00.000Z', actorId: other.id, subjectId: player.id },
      { action: 'credits-adjusted', at: '2019-03-03T10:00:00.000Z', actorId: other.id },
    ]);
    const days = async (query: object) =>
      (await list(admin, { actorId: other.id, ...query })).body.rows.map(({ createdAt }) => createdAt.slice(8, 10));
    expect(await days({})).toEqual(['03', '02', '01']);
    expect(await days({ action: 'credits-adjusted' })).toEqual(['03', '02']);
    expect(await days({ subjectId: player.id })).toEqual(['02', '01']);
    expect(await days({ from: '2019-03-02' })).toEqual(['03', '02']);
    expect(await days({ from: '2019-03-02', to: '2019-03-02' })).toEqual(['02']);
    expect(await days({ from: '1900-01-01', to: '2100-12-31' })).toEqual(['03', '02', '01']);
    expect(await days({ actorId: newId() })).toEqual([]);
  });

  it('counts days in the reader’s time zone, also when clocks change', async () => {
    const { db } = test.context;
    const [admin, other] = [await makeAdmin(db), await makeAdmin(db)];
    // In Copenhagen the 25th of October 2020 has 25 hours: from 22:00 UTC of the day before until 23:00 UTC.
    await write([
      { action: 'role-changed', at: '2020-10-24T21:59:59.000Z', actorId: other.id },
      { action: 'role-changed', at: '2020-10-24T22:00:00.000Z', actorId: other.id },
      { action: 'role-changed', at: '2020-10-25T22:59:59.000Z', actorId: other.id },
      { action: 'role-changed', at: '2020-10-25T23:00:00.000Z', actorId: other.id },
    ]);
    const day = { actorId: other.id, from: '2020-10-25', to: '2020-10-25', timeZone: 'Europe/Copenhagen' };
    expect((await list(admin, day)).body.rows.map(({ createdAt }) => createdAt)).toEqual([
      '2020-10-25T22:59:59Z',
      '2020-10-24T22:00:00Z',
    ]);
  });

  it('pages without gaps, also where entries share their time', async () => {
    const { db } = test.context;
    const [admin, other] = [await makeAdmin(db), await makeAdmin(db)];
    const at = '2018-01-01T00:00:00.000Z';
    await write(Array.from({ length: 120 }, () => ({ action: 'role-changed' as const, at, actorId: other.id })));
    const seen = new Set<string>();
    let after: string | undefined;
    const sizes = [];
    do {
      const { rows, next } = (await list(admin, { actorId: other.id, ...(after && { after }) })).body;
      sizes.push(rows.length);
      for (const { id } of rows) seen.add(id);
      after = next ?? undefined;
    } while (after);
    expect([sizes, seen.size]).toEqual([[50, 50, 20], 120]);
  });

  it('shows current names of people, clubs and videos, and names deleted ones', async () => {
    const { db } = test.context;
    const [admin, coach, player] = [await makeAdmin(db), await makeCoach(db), await makePlayer(db)];
    const [club, video] = [await makeClub(db), await makeVideo(db, player)];
    const body = { coachId: coach.id };
    await test.call(admin, endpoints.assignCoach, { params: { videoId: video.id }, body });
    const [entry] = (await list(admin, { subjectId: video.id })).body.rows;
    expect(entry).toMatchObject({
      actor: { name: `Ada ${admin.lastName}` },
      action: 'coach-assigned',
      subject: { id: video.id, name: video.title, type: 'video' },
      changes: [
        { label: 'Coach', before: null, after: `Carla ${coach.lastName}` },
        { label: 'Player', before: null, after: `Alma ${player.lastName}` },
      ],
    });
    await write([{ action: 'registration-approved', at: '2017-01-01T00:00:00.000Z', after: { clubId: club.id } }]);
    const [old] = (await list(admin, { to: '2017-12-31' })).body.rows;
    expect(old).toMatchObject({
      actor: null,
      subject: { name: 'a deleted account' },
      changes: [{ label: 'Club', after: club.name }],
    });
  });

  it('shows the current title of a reel', async () => {
    const { db } = test.context;
    const [admin, club] = [await makeAdmin(db), await makeClub(db)];
    const [reel] = await db
      .insert(reels)
      .values({ clubId: club.id, title: 'Best of May', code: newId() })
      .returning({ id: reels.id });
    const entry = { action: 'reel-shared', subjectType: 'reel', subjectId: reel?.id ?? '' } as const;
    await db.insert(auditEntries).values(entry);
    const [row] = (await list(admin, { subjectId: entry.subjectId })).body.rows;
    expect(row?.subject).toMatchObject({ name: 'Best of May', type: 'reel' });
  });

  it.each([
    { action: 'everything' },
    { actorId: 'Robert' },
    { from: '2026-02-30' },
    { from: '1850-01-01' },
    { to: '0000-00-00' },
    { timeZone: 'Mars/Olympus' },
    { after: "'; drop table audit_entries; --" },
  ])('refuses %j', async (query) => {
    const answer = await list(await makeAdmin(test.context.db), query);
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });
});

describe('the file', () => {
  const fetchFile = async (admin: { id: string }, query: Record<string, string>) =>
    test.app.inject({
      url: `${files.auditFile.path}?${new URLSearchParams(query).toString()}`,
      headers: { cookie: await test.signIn(admin) },
    });

  it('matches the list and escapes names that could break it', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db, { country: 'GB', lastName: '=HYPERLINK("http://x","y"),\r\n"Berg"' });
    const player = await makePlayer(db, { firstName: '+45;\t', lastName: 'O’Neil "the wall", Jr' });
    await write([
      {
        action: 'role-changed',
        at: '2016-05-01T12:00:00.000Z',
        actorId: admin.id,
        subjectId: player.id,
        after: { role: 'admin' },
      },
    ]);
    const answer = await fetchFile(admin, { actorId: admin.id });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const [, row] = Papa.parse<string[]>(answer.body.slice(1)).data;
    const name = `Ada ${admin.lastName}`;
    expect(row).toEqual([
      '2016-05-01T12:00:00Z',
      name,
      '',
      'role-changed',
      `${name} changed the role of +45;\t O’Neil "the wall", Jr`,
      'Role: Administrator',
      player.id,
      '',
    ]);
  });

  it('says which answer a member gave', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db, { country: 'GB' }), await makePlayer(db)];
    const answered = (choice: string, at: string) => ({
      action: 'spotlight-answered' as const,
      at,
      actorId: player.id,
      subjectId: player.id,
      after: { choice },
    });
    await write([answered('agreed', '2015-06-02T12:00:00.000Z'), answered('refused', '2015-06-01T12:00:00.000Z')]);
    const { body } = await fetchFile(admin, { actorId: player.id });
    const name = `Alma ${player.lastName}`;
    const [, ...rows] = Papa.parse<string[]>(body.slice(1), { skipEmptyLines: true }).data;
    expect(rows.map((row) => [row[4], row[5]])).toEqual([
      [`${name} agreed to a spotlight`, 'Answer: Agreed'],
      [`${name} declined a spotlight`, 'Answer: Refused'],
    ]);
  });

  it('has headings and sentences in the language of the person who downloads it', async () => {
    offerLanguages(['da', 'es']);
    onTestFinished(() => offerLanguages([]));
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db, { country: 'GB' }), await makePlayer(db)];
    const about = { actorId: admin.id, at: '2016-06-01T12:00:00.000Z' };
    await write([
      { action: 'role-changed', ...about, subjectId: player.id, after: { role: 'club', again: true } },
      { action: 'view-started', ...about, subjectId: admin.id, after: { role: 'club' } },
      { action: 'content-choice-made', ...about, subjectId: admin.id, after: { choice: 'refused' } },
    ]);
    const rowsIn = async (language: LanguageCode) => {
      const reader = await makeAdmin(db, { country: 'GB', language });
      const answer = await fetchFile(reader, { actorId: admin.id });
      return Papa.parse<string[]>(answer.body.slice(1)).data.map((row) => [row[3], row[4], row[5]]);
    };
    const [ada, alma] = [`Ada ${admin.lastName}`, `Alma ${player.lastName}`];
    const inDanish = await rowsIn('da');
    expect(inDanish).toHaveLength(5);
    expect(inDanish).toEqual(
      expect.arrayContaining([
        ['Handling', 'Hvad der skete', 'Før og efter'],
        ['role-changed', `${ada} ændrede rollen for ${alma}`, 'Rolle: Klubleder; Sendt igen: ja'],
        ['view-started', `${ada} så Pala som klubleder`, 'Rolle: Klubleder'],
        ['content-choice-made', `${ada} bad sin klub om ikke at blive vist`, 'Svar: Afvist'],
        [undefined, undefined, undefined],
      ]),
    );
    expect(await rowsIn('es')).toContainEqual([
      'role-changed',
      `${ada} cambió el rol de ${alma}`,
      'Rol: Responsable del club; Enviado de nuevo: sí',
    ]);
    expect(await rowsIn('en')).toContainEqual([
      'view-started',
      `${ada} viewed Pala as a club manager`,
      'Role: Club Manager',
    ]);
  });

  it('refuses what the list refuses', async () => {
    const answer = await fetchFile(await makeAdmin(test.context.db), { from: 'yesterday' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });
});
