// Schedule Session: players, dates, the week, conflicts and drafts.

import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BookedTime } from '#contract/training/booked-week.ts';
import type { PlannedMoment } from '#contract/training/coach-sessions.ts';
import type { TrainingRequest } from '#contract/training/training-requests.ts';
import { addDays, momentOf, mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { proposedDay } from '#domain/training/training-requests.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { keepDraft } from '#web/lib/forms/draft-store.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { coachSession, freja, mads } from '#web/testing/coach-session.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { trainingRequest } from '#web/testing/training-requests.ts';
import { longDayOf, weekdayOf } from '../session-words.ts';

beforeEach(() => localStorage.clear());

const zone = ownTimeZone();
/** A future day. */
const day = addDays(wallTime(Date.now(), zone).date, 30);
const moment = (date: string, conflicts: string[] = []): PlannedMoment => ({
  sessionDate: new Date(momentOf({ date, time: '18:30' }, zone) ?? 0).toISOString(),
  conflicts,
});

function open(path: `/${string}` = '/coach/schedule', answers: Answers = {}) {
  return renderScreen(path, {
    as: 'coach_club',
    answers: {
      listBookablePlayers: ({ query }) =>
        [freja, mads].filter(
          ({ id, firstName }) =>
            (query?.playerId === undefined || id === query.playerId) &&
            firstName.toLowerCase().startsWith((query?.search ?? '').toLowerCase()),
        ),
      planSessions: [moment(day)],
      listBookedTimes: { times: [], holidays: [] },
      listCoachSessions: { rows: [], next: null },
      getCalendarFeed: null,
      ...answers,
    },
  });
}

async function fillIn() {
  await page.getByLabelText('Title').fill('Volleys');
  await page.getByLabelText('Date').fill(day);
  await page.getByLabelText('Start time').fill('18:30');
}
const submit = page.getByRole('main').getByRole('button', { name: 'Schedule Session' });

describe('the form', () => {
  it('starts with the player in the address, and books', async () => {
    const session = coachSession(1, { title: 'Volleys', sessionDate: moment(day).sessionDate });
    const { received, address } = open(`/coach/schedule?player=${freja.id}`, { createSessions: [session] });
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await fillIn();
    await page.getByLabelText(/^Objectives/).fill('Lobs');
    await submit.click();
    await expect.element(page.getByText('Session scheduled')).toBeVisible();
    expect(received('createSessions')[0]?.body).toEqual({
      title: 'Volleys',
      playerIds: [freja.id],
      date: day,
      time: '18:30',
      timeZone: zone,
      duration: 60,
      repeats: 1,
      place: null,
      objectives: 'Lobs',
      notes: null,
      despiteConflicts: false,
    });
    expect(received('createSessions')[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
    await expect.poll(address).toBe(`/coach/sessions?view=week&week=${day}`);
    expect(localStorage.length).toBe(0);
  });

  it('does not shift while the dates load', async () => {
    const later = Array.from({ length: 3 }, (_, week) => moment(addDays(day, 7 * week)));
    const planned = Promise.withResolvers<PlannedMoment[]>();
    open(`/coach/schedule?player=${freja.id}`, { planSessions: () => planned.promise });
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await page.getByLabelText('Weekly sessions').fill('3');
    await fillIn();
    const before = await positionOf(submit);
    planned.resolve(later);
    await expect.element(page.getByText('3 weekly sessions, no conflicts.')).toBeVisible();
    expect(await positionOf(submit)).toEqual(before);
  });

  it('shows the dates at once, and whether the session is in the past', async () => {
    open(`/coach/schedule?player=${freja.id}`, { planSessions: () => new Promise(() => {}) });
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await page.getByLabelText('Date').fill(addDays(day, -60));
    await page.getByLabelText('Start time').fill('18:30');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect.element(plan.getByText(/^This has already taken place, so we’ll log it/)).toBeVisible();
    await expect.element(plan.getByRole('listitem')).toMatchTextContent(/, 18:30$/);
    await expect.element(page.getByRole('button', { name: 'Log Session' })).toBeVisible();
  });

  it('keeps the plan when a refresh fails', async () => {
    let isDown = false;
    const { received } = open(`/coach/schedule?player=${freja.id}`, {
      planSessions: () => (isDown ? failure('unavailable') : [moment(day)]),
    });
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await fillIn();
    await expect.element(page.getByText('One session, no conflicts.')).toBeVisible();
    isDown = true;
    const asked = received('planSessions').length;
    // As after reconnecting.
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => received('planSessions').length).toBeGreaterThan(asked);
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect.poll(() => plan.element().querySelector('[aria-busy=true]')).toBeNull();
    await expect.element(page.getByText('One session, no conflicts.')).toBeVisible();
  });

  it('selects players by keyboard', async () => {
    const { received } = open();
    await page.getByRole('combobox', { name: 'Players' }).click();
    await userEvent.keyboard('mad');
    await expect.element(page.getByRole('option', { name: /Mads Kjær/ })).toBeVisible();
    await expect.poll(() => received('listBookablePlayers').map(({ query }) => query?.search)).toContain('mad');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Mads Kjær' })).toBeVisible();
  });

  it('shows what is missing beside the fields', async () => {
    open();
    await submit.click();
    for (const sentence of [
      'Please enter a title.',
      'Please choose at least one player.',
      'Please enter a valid date.',
      'Please enter a time.',
    ])
      await expect.element(page.getByRole('link', { name: sentence })).toBeVisible();
  });

  it('says that a direct player cannot be booked', async () => {
    open(`/coach/schedule?player=${freja.id}`, { listBookablePlayers: [] });
    await expect.element(page.getByText(/this player is not in a club/)).toBeVisible();
  });

  it('keeps the input when sending fails, and when the page is left', async () => {
    open(`/coach/schedule?player=${freja.id}`, { createSessions: failure('unavailable') });
    await fillIn();
    await submit.click();
    await expect.element(page.getByText(/not available right now/)).toBeVisible();
    await expect.element(page.getByLabelText('Title')).toHaveValue('Volleys');
  });

  it('restores a draft after the page was left', async () => {
    keepDraft(
      { key: draftKey('01890000-0000-7000-8000-000000000001', 'new-session'), endsWithTab: false },
      { typed: { title: 'Half done', playerIds: [mads.id], duration: '90', other: 'x' } },
    );
    open();
    await expect.element(page.getByLabelText('Title')).toHaveValue('Half done');
    await expect.element(page.getByLabelText('Duration')).toHaveValue('90');
    await expect.element(page.getByRole('button', { name: 'Remove Mads Kjær' })).toBeVisible();
  });
});

describe('the week', () => {
  /** Booked on the day at a time. */
  const booked = (time: string, title: string | null, player = freja): BookedTime => ({
    sessionDate: new Date(momentOf({ date: day, time }, zone) ?? 0).toISOString(),
    duration: 90,
    title,
    players: [{ id: player.id, firstName: player.firstName, lastName: player.lastName }],
  });
  const slot = (date: string, time: string, more = '') =>
    page.getByRole('button', { name: `${longDayOf(date)}, ${time}${more}`, exact: true });
  const date = () => page.getByLabelText('Date');
  const time = () => page.getByLabelText('Start time');

  it('shows the coach’s sessions, and when a chosen player is busy', async () => {
    const { received } = open(`/coach/schedule?player=${freja.id}&date=${day}`, {
      listBookedTimes: { times: [booked('10:00', 'Lobs', mads), booked('16:30', null)], holidays: [] },
    });
    await expect.element(slot(day, '10:30', '. 10:00–11:30 Lobs, Mads Kjær')).toBeVisible();
    await expect.element(slot(day, '17:30', '. 16:30–18:00 Freja is busy')).toBeVisible();
    await expect.element(slot(day, '18:00')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: '2 booked' })).toBeVisible();
    const monday = mondayOf(day);
    const midnight = (of: string) => new Date(momentOf({ date: of, time: '00:00' }, zone) ?? 0).toISOString();
    expect(received('listBookedTimes').map(({ query }) => query)).toEqual([
      { from: midnight(addDays(monday, -1)), to: midnight(addDays(monday, 7)), playerIds: freja.id },
    ]);
  });

  it('is chosen from by a click, and shows the session as planned', async () => {
    open(`/coach/schedule?date=${day}`);
    await slot(day, '18:30').click();
    await expect.element(date()).toHaveValue(day);
    await expect.element(time()).toHaveValue('18:30');
    const planned = (range: string) => page.getByText(range, { exact: true }).first();
    await expect.element(planned('18:30–19:30')).toBeVisible();
    await page.getByLabelText('Duration').fill('90');
    await page.getByLabelText('Title').fill('Volleys');
    await expect.element(planned('18:30–20:00')).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect.element(planned('18:30–20:00')).not.toBeInTheDocument();
    await page.getByLabelText('Weekly sessions').fill('2');
    await expect.element(planned('18:30–20:00')).toBeVisible();
  });

  it('is chosen from by arrow keys and Enter, also in the next week', async () => {
    const sunday = addDays(mondayOf(day), 6);
    open(`/coach/schedule?date=${sunday}`);
    await slot(sunday, '18:30').click();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const next = slot(addDays(sunday, 1), '19:00');
    await expect.element(next).toHaveFocus();
    await expect.element(date()).toHaveValue(sunday);
    await userEvent.keyboard('{Enter}');
    await expect.element(date()).toHaveValue(addDays(sunday, 1));
    await expect.element(time()).toHaveValue('19:00');
    // One stop for Tab.
    expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('is a list of days on a phone', async () => {
    await page.viewport(390, 844);
    const other = addDays(mondayOf(day), day === mondayOf(day) ? 1 : 0);
    open(`/coach/schedule?date=${day}`, {
      listBookedTimes: { times: [booked('10:00', 'Lobs')], holidays: [] },
    });
    await expect.element(page.getByText('Lobs, Freja Nygaard', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: longDayOf(other) }).click();
    await slot(other, '20:00').click();
    await expect.element(slot(other, '20:00')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(date()).toHaveValue(other);
    await expect.element(time()).toHaveValue('20:00');
  });

  it('that cannot be loaded leaves times to choose', async () => {
    open(`/coach/schedule?date=${day}`, { listBookedTimes: failure('unavailable') });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await slot(day, '08:00').click();
    await expect.element(time()).toHaveValue('08:00');
  });

  it('is drawn in the zone of the form', async () => {
    const away = zone === 'Pacific/Auckland' ? 'Europe/Copenhagen' : 'Pacific/Auckland';
    const at = momentOf({ date: day, time: '12:00' }, away) ?? 0;
    open(`/coach/schedule?player=${freja.id}&date=${day}`, {
      listBookablePlayers: [{ ...freja, timeZone: away }],
      listBookedTimes: {
        times: [{ ...booked('12:00', 'Lobs'), sessionDate: new Date(at).toISOString() }],
        holidays: [],
      },
    });
    await expect.element(page.getByText(`Shown in ${zoneWords(away)}.`)).toBeVisible();
    await expect.element(slot(day, '12:00', '. 12:00–13:30 Lobs, Freja Nygaard')).toBeVisible();
  });
});

describe('conflicts', () => {
  it('are said once, and booked despite them by one press', async () => {
    const sentence = 'Freja Nygaard is busy then.';
    const { received } = open(`/coach/schedule?player=${freja.id}`, {
      planSessions: [moment(day, [sentence])],
      createSessions: [coachSession(1, { sessionDate: moment(day).sessionDate })],
    });
    await fillIn();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await submit.click();
    await expect.poll(() => document.activeElement?.textContent).toContain('Choose another time, or keep this one.');
    expect(page.getByText(sentence).elements()).toHaveLength(1);
    expect(received('createSessions')).toEqual([]);
    await page.getByRole('button', { name: 'Schedule anyway' }).click();
    await expect.element(page.getByText('Session scheduled')).toBeVisible();
    expect(received('createSessions').map(({ body }) => body.despiteConflicts)).toEqual([true]);
  });

  it('are shown while typing, by date', async () => {
    const { received } = open(`/coach/schedule?player=${freja.id}`, {
      planSessions: ({ body }) =>
        body.repeats === 3
          ? [moment(day), moment(addDays(day, 7), ['Freja Nygaard is busy.']), moment(addDays(day, 14))]
          : [moment(day)],
    });
    await expect.element(page.getByText(/to see the dates and any conflicts/)).toBeVisible();
    await fillIn();
    await expect.element(page.getByText('One session, no conflicts.')).toBeVisible();
    await page.getByLabelText('Weekly sessions').fill('3');
    await expect.element(page.getByText('3 weekly sessions, 1 of them with a conflict.')).toBeVisible();
    await expect.element(page.getByText('Freja Nygaard is busy.')).toBeVisible();
    expect(received('createSessions')).toEqual([]);
  });

  it('stop a booking until confirmed', async () => {
    const session = coachSession(1, { sessionDate: moment(day).sessionDate });
    const { received } = open(`/coach/schedule?player=${freja.id}`, {
      createSessions: ({ body }) =>
        body.despiteConflicts ? [session] : failure('session_conflict', { message: '“Lobs” is booked then.' }),
    });
    await fillIn();
    await submit.click();
    await expect.element(page.getByText(/“Lobs” is booked then\./)).toBeVisible();
    await page.getByLabelText(/^Place/).fill('Court 2');
    await expect.element(page.getByText(/“Lobs” is booked then\./)).not.toBeInTheDocument();
    await submit.click();
    await page.getByRole('button', { name: 'Schedule anyway' }).click();
    await expect.element(page.getByText('Session scheduled')).toBeVisible();
    expect(received('createSessions').map(({ body }) => body.despiteConflicts)).toEqual([false, false, true]);
  });
});

describe('a coach abroad', () => {
  /** A zone that always differs from the browser's by more than an hour. */
  const away = zone === 'Pacific/Auckland' ? 'Europe/Copenhagen' : 'Pacific/Auckland';
  const member = { ...freja, timeZone: away };
  const begin = () =>
    open(`/coach/schedule?player=${freja.id}`, {
      listBookablePlayers: [member],
      createSessions: [coachSession(1, { title: 'Volleys', sessionDate: moment(day).sessionDate })],
    });

  it('books in the club’s local time, and sees their own', async () => {
    const { received } = begin();
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await fillIn();
    await expect.element(page.getByText(zoneWords(away), { exact: true })).toBeVisible();
    const at = momentOf({ date: day, time: '18:30' }, away) ?? 0;
    const own = wallTime(at, zone);
    await expect.element(page.getByText(new RegExp(`${zoneWords(away)} is ${own.time} your time\\.$`))).toBeVisible();
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect.element(plan.getByRole('listitem')).toMatchTextContent(new RegExp(`, 18:30 \\(.*${own.time} `));
    await submit.click();
    await expect.poll(() => received('createSessions')[0]?.body).toMatchObject({ time: '18:30', timeZone: away });
  });

  it('can choose another zone, also by keyboard, which the draft keeps', async () => {
    const { received } = begin();
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await fillIn();
    await page.getByText('Change time zone').click();
    await page.getByLabelText('Time zone', { exact: true }).selectOptions('UTC');
    await expect.element(page.getByText('UTC', { exact: true }).first()).toBeVisible();
    await submit.click();
    await expect.poll(() => received('createSessions')[0]?.body).toMatchObject({ time: '18:30', timeZone: 'UTC' });
  });
});

describe('a player’s request', () => {
  const openRequest = (traits: Partial<TrainingRequest> = {}) =>
    open(`/coach/schedule?request=${trainingRequest().id}`, {
      getTrainingRequest: trainingRequest(traits),
      createSessions: [coachSession(1, { title: 'Volleys', sessionDate: moment(day).sessionDate })],
    });

  it('fills in the form, and is answered by the booking', async () => {
    const { received } = openRequest();
    await expect.element(page.getByText('Preferred days: Monday and Friday.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove Freja Nygaard' })).toBeVisible();
    await expect.element(page.getByLabelText('Duration')).toHaveValue('90');
    await fillIn();
    await submit.click();
    await expect
      .poll(() => received('createSessions')[0]?.body)
      .toMatchObject({
        requestId: trainingRequest().id,
        playerIds: [freja.id],
        duration: 90,
        objectives: 'Volleys and lobs',
      });
  });

  it('proposes a title and a day, and marks its days in the week', async () => {
    openRequest({ wish: 'Volleys and lobs', days: ['monday', 'friday'] });
    await expect.element(page.getByLabelText('Title')).toHaveValue('Volleys and lobs');
    const proposed = proposedDay(['monday', 'friday'], wallTime(Date.now(), zone).date);
    await expect.element(page.getByLabelText('Date')).toHaveValue(proposed);
    await expect.element(page.getByLabelText('Start time')).toHaveValue('');
    const marked = page.getByRole('columnheader').filter({ hasText: 'Requested' });
    await expect.element(marked.filter({ hasText: weekdayOf(proposed) })).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(() => marked.elements().length).toBe(2);
  });

  it('that is closed shows a note, and the booking does not answer it', async () => {
    const { received } = openRequest({ state: 'withdrawn' });
    await expect.element(page.getByText('This request is no longer open.', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Duration')).toHaveValue('60');
    expect(received('createSessions')).toEqual([]);
  });
});
