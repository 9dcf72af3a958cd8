// Calendar files and the personal feed.

import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cancelledSessions, trainingSessions, users } from '#server/db/schema/index.ts';
import { accountJobs } from '#server/features/accounts/accounts.jobs.ts';
import { daysAround } from '#server/testing/clock-changes.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { cancelSessionsBetween } from './change.commands.ts';

const test = useTestApp();
type Person = { id: string };
let clubId: string;
let coach: Person;
let freja: Person;
let mads: Person;

beforeAll(async () => {
  clubId = (await makeClub(test.context.db)).id;
});

beforeEach(async () => {
  const { db } = test.context;
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  for (const player of [freja, mads]) await connect(db, coach, player);
});

async function get(url: string, person: Person | null = null, headers: Record<string, string> = {}) {
  const cookie = person && { cookie: await test.signIn(person) };
  return test.app.inject({ method: 'GET', url, headers: { ...cookie, ...headers } });
}

function eventsIn(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

const status = (component: ICAL.Component) => component.getFirstPropertyValue('status');

const make = async (person: Person) => {
  const { body } = await test.call(person, endpoints.makeCalendarFeed, {});
  return new URL(body.url).pathname;
};

describe('a session’s calendar file', () => {
  it('is available to its players and coach', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja, mads], { place: 'Court 2; hall', objectives: 'Lobs,\nvolleys' });
    const url = `/api/training-sessions/${id}/session.ics`;
    const answer = await get(url, freja);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="session.ics"',
      'cache-control': 'private, no-cache',
    });
    const [event] = eventsIn(answer.body);
    const [row] = await db.select().from(trainingSessions).where(eq(trainingSessions.groupId, id));
    expect(event?.summary).toBe('Volleys');
    expect(event?.location).toBe('Court 2; hall');
    expect(event?.description).toBe('With Lucía Ferrer\n\nObjectives: Lobs,\nvolleys');
    expect(event?.startDate.toJSDate().getTime()).toBe(Math.floor(Date.parse(row?.sessionDate ?? '') / 1000) * 1000);
    expect(event?.duration.toSeconds()).toBe(3600);
    expect(eventsIn((await get(url, coach)).body)[0]?.description).toContain('With Freja Nygaard, Mads Kjær');
    // A player's list has the entry's id.
    const entry = await get(`/api/training-sessions/${row?.id}/session.ics`, row?.playerId === freja.id ? freja : mads);
    expect(eventsIn(entry.body)[0]?.uid).toBe(event?.uid);
  });

  it('is not found for anyone else', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja]);
    const url = `/api/training-sessions/${id}/session.ics`;
    expect((await get(url)).statusCode).toBe(401);
    const strangers = [mads, await makeCoach(db), await makePlayer(db)];
    for (const stranger of strangers) expect((await get(url, stranger)).statusCode).toBe(404);
    for (const odd of ['x', '%00', '1%27', `${id}x`, '..%2f..'])
      expect((await get(`/api/training-sessions/${odd}/session.ics`, freja)).statusCode).toBe(404);
  });

  it('escapes text from the session', async () => {
    const evil = 'Lobs\r\nEND:VEVENT\r\nBEGIN:VEVENT\rUID:evil\u2028\u0085ATTACH:http://evil.test';
    const booked = await test.call(coach, endpoints.createSessions, {
      body: {
        title: evil,
        place: evil,
        objectives: evil,
        notes: evil,
        playerIds: [freja.id],
        date: daysAround('spring')(37),
        time: '18:00',
        timeZone: 'Europe/Copenhagen',
      },
    });
    expect(booked.body[0]?.title).not.toMatch(/[\r\n\u2028\u0085]/);
    // Including text that did not come from the form.
    await test.context.db.update(trainingSessions).set({ title: evil, place: evil });
    const { body } = await get(`/api/training-sessions/${booked.body[0]?.id}/session.ics`, freja);
    expect(eventsIn(body)).toHaveLength(1);
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => /^(UID|ATTACH|BEGIN:VEVENT|END:VEVENT)/.test(line))).toHaveLength(3);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028\u0085]/);
  });
});

describe('the calendar feed', () => {
  it('shows bookings, moves and cancellations without signing in', async () => {
    const address = await make(freja);
    expect(eventsIn((await get(address)).body)).toEqual([]);
    const day = daysAround('spring');
    const plan = { title: 'Lobs', date: day(-5), time: '18:00', timeZone: 'Europe/Copenhagen', duration: 90 };
    const body = { ...plan, playerIds: [freja.id, mads.id], repeats: 2 };
    const booked = await test.call(coach, endpoints.createSessions, { body });
    const read = async () =>
      eventsIn((await get(address)).body).map((event) => [
        event.startDate.toJSDate().toISOString(),
        event.sequence,
        event.uid,
      ]);
    const [first, second] = booked.body.map(({ id }) => `${id}@pala`);
    // The clocks change between the two.
    expect(await read()).toEqual([
      [`${day(-5)}T17:00:00.000Z`, 0, first],
      [`${day(2)}T16:00:00.000Z`, 0, second],
    ]);
    const params = { sessionId: booked.body[0]?.id as string };
    await test.call(coach, endpoints.changeSession, { params, body: { ...plan, time: '19:00', revision: 0 } });
    expect((await read())[0]).toEqual([`${day(-5)}T18:00:00.000Z`, 1, first]);
    await test.call(coach, endpoints.cancelSession, { params });
    expect(await read()).toEqual([
      [`${day(2)}T16:00:00.000Z`, 0, second],
      [`${day(-5)}T18:00:00.000Z`, 2, first],
    ]);
  });

  it('includes a cancelled session for 30 days for everyone in it', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja, mads]);
    const stays = await makeSession(db, coach, [freja]);
    const addresses = [await make(coach), await make(freja), await make(mads)];
    const statuses = () =>
      Promise.all(
        addresses.map(async (address) =>
          Object.fromEntries(eventsIn((await get(address)).body).map(({ uid, component }) => [uid, status(component)])),
        ),
      );
    const [both, one] = [`${id}@pala`, `${stays}@pala`];
    const before = { [both]: 'CONFIRMED', [one]: 'CONFIRMED' };
    expect(await statuses()).toEqual([before, before, { [both]: 'CONFIRMED' }]);
    await test.call(coach, endpoints.cancelSession, { params: { sessionId: id } });
    const after = { [both]: 'CANCELLED', [one]: 'CONFIRMED' };
    expect(await statuses()).toEqual([after, after, { [both]: 'CANCELLED' }]);
    await accountJobs['purge-expired']({}, test.context);
    expect(await statuses()).toEqual([after, after, { [both]: 'CANCELLED' }]);
    const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
    await db.update(cancelledSessions).set({ cancelledAt: daysAgo(31) });
    const gone = { [one]: 'CONFIRMED' };
    expect(await statuses()).toEqual([gone, gone, {}]);
    await accountJobs['purge-expired']({}, test.context);
    expect(await db.select().from(cancelledSessions).where(eq(cancelledSessions.groupId, id))).toEqual([]);
  });

  it('counts and dates every change for calendar programs', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja], {
      createdAt: '2026-01-05T10:00:00Z',
      changedAt: '2026-01-05T10:00:00Z',
    });
    const address = await make(freja);
    const read = async () => {
      const [event] = eventsIn((await get(address)).body);
      const at = (name: string) => String(event?.component.getFirstPropertyValue(name));
      return { sequence: event?.sequence, stamp: at('dtstamp'), modified: at('last-modified') };
    };
    const booked = await read();
    expect(booked).toEqual({ sequence: 0, stamp: '2026-01-05T10:00:00Z', modified: '2026-01-05T10:00:00Z' });
    const plan = { title: 'Lobs', date: daysAround('spring')(9), time: '18:00', timeZone: 'Europe/Copenhagen' };
    const params = { sessionId: id };
    await test.call(coach, endpoints.changeSession, { params, body: { ...plan, duration: 60, revision: 0 } });
    const moved = await read();
    expect(moved.sequence).toBe(1);
    expect([moved.stamp > booked.stamp, moved.modified > booked.modified]).toEqual([true, true]);
    await test.call(coach, endpoints.cancelSession, { params });
    const cancelled = await read();
    expect(cancelled.sequence).toBe(2);
    expect([cancelled.stamp >= moved.stamp, cancelled.modified >= moved.modified]).toEqual([true, true]);
  });

  it('keeps a session for its remaining players, and counts a change', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja, mads]);
    const addresses = [await make(coach), await make(freja), await make(mads)];
    await db.transaction((tx) => cancelSessionsBetween(tx, test.context.jobs, coach.id, mads.id));
    const read = async (address: string) =>
      eventsIn((await get(address)).body).map(({ uid, sequence, component }) => [uid, sequence, status(component)]);
    const still = [[`${id}@pala`, 1, 'CONFIRMED']];
    expect(await Promise.all(addresses.map(read))).toEqual([still, still, [[`${id}@pala`, 1, 'CANCELLED']]]);
  });

  it('returns 304 while nothing has changed', async () => {
    await makeSession(test.context.db, coach, [freja]);
    const address = await make(coach);
    const first = await get(address);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get(address, null, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await test.app.inject({ method: 'HEAD', url: address });
    expect(head.statusCode).toBe(200);
  });

  it('has one address: a new one invalidates the old, and it can be switched off', async () => {
    expect((await test.call(freja, endpoints.getCalendarFeed, {})).body).toBeNull();
    const first = await make(freja);
    const second = await make(freja);
    expect(second).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    expect((await test.call(freja, endpoints.getCalendarFeed, {})).body?.url).toBe(`http://pala.test${second}`);
    expect((await test.call(freja, endpoints.deleteCalendarFeed, {})).status).toBe(204);
    expect((await get(second)).statusCode).toBe(404);
  });

  it('created twenty times at once has one address', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(freja)));
    const codes = await Promise.all(answers.map(async (address) => (await get(address)).statusCode));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('is not found for invalid addresses and inactive accounts, and leaves out former players', async () => {
    const { db } = test.context;
    for (const odd of ['x.ics', `${'a'.repeat(43)}.ics`, '%00.ics', `${'a'.repeat(5000)}.ics`, '..%2f.ics'])
      expect((await get(`/api/calendar/${odd}`)).statusCode).toBe(404);
    const address = await make(coach);
    await makeSession(db, coach, [freja]);
    const left = await makeMember(db, clubId);
    await connect(db, coach, left, 'ended');
    await makeSession(db, coach, [left]);
    expect(eventsIn((await get(address)).body)).toHaveLength(1);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, coach.id));
    expect((await get(address)).statusCode).toBe(404);
  });
});

describe('the time zone', () => {
  it('of the browser is stored if valid', async () => {
    const set = (timeZone: string) => test.call(freja, endpoints.setTimeZone, { body: { timeZone } });
    expect((await set('Europe/Copenhagen')).status).toBe(204);
    expect((await test.call(freja, endpoints.getCurrentUser, {})).body.timeZone).toBe('Europe/Copenhagen');
    for (const odd of ['Nowhere/Land', '+13:00', 'CET'])
      expect((await set(odd)).error.fields?.['timeZone']).toMatch(/^Please give a time zone by its name/);
  });

  it('names from browsers are known to the database', async () => {
    const known = await test.context.db.select({ name: sql<string>`name` }).from(sql`pg_timezone_names`);
    const names = new Set(known.map(({ name }) => name));
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !names.has(zone))).toEqual([]);
  });

  it('with an impossible offset is refused, naming the field', async () => {
    const manager = await makePerson(test.context.db, { role: 'club', clubId });
    const query = { from: '2026-01-01', to: '2026-01-31', timeZone: '+13:00' };
    const report = await test.call(manager, endpoints.getClubReport, { query });
    expect([report.status, Object.keys(report.error.fields ?? {})]).toEqual([400, ['timeZone']]);
  });
});
