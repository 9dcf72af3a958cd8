// Schedule Session: players, dates, conflicts and drafts.

import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlannedMoment } from '#contract/training/coach-sessions.ts';
import type { TrainingRequest } from '#contract/training/training-requests.ts';
import { addDays, momentOf, wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { keepDraft } from '#web/lib/forms/draft-store.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { coachSession, freja, mads } from '#web/testing/coach-session.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { trainingRequest } from '#web/testing/training-requests.ts';

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

describe('conflicts', () => {
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
    await expect.element(page.getByText('Session scheduled')).toBeVisible();
    expect(received('createSessions')[0]?.body).toMatchObject({
      requestId: trainingRequest().id,
      playerIds: [freja.id],
      duration: 90,
      objectives: 'Volleys and lobs',
    });
  });

  it('that is closed shows a note, and the booking does not answer it', async () => {
    const { received } = openRequest({ state: 'withdrawn' });
    await expect.element(page.getByText('This request is no longer open.', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Duration')).toHaveValue('60');
    expect(received('createSessions')).toEqual([]);
  });
});
