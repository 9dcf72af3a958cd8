// Training Sessions of a coach: list, week and session dialog.

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { addDays, momentOf, mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { coachSession, freja, mads } from '#web/testing/coach-session.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const zone = ownTimeZone();
const today = wallTime(Date.now(), zone).date;
const monday = mondayOf(today);
const at = (date: string, time: string) => new Date(momentOf({ date, time }, zone) ?? 0).toISOString();
const inDays = (days: number) => at(addDays(today, days), '12:00');

function open(path: `/${string}`, sessions: CoachSession[], answers: Answers = {}) {
  return renderScreen(path, {
    as: 'coach_club',
    answers: {
      listCoachSessions: { rows: sessions, next: null },
      getCoachSession: ({ params }) => ({
        ...(sessions.find(({ id }) => id === params.sessionId) as CoachSession),
        following: 0,
        toCome: 1,
        cancelledDates: [],
        club: null,
        opening: null,
      }),
      getCalendarFeed: null,
      ...answers,
    },
  });
}

const dialog = page.getByRole('dialog');

describe('the list', () => {
  it('shows each session once with its players and state', async () => {
    open('/coach/sessions', [
      coachSession(1, { sessionDate: inDays(-1), title: 'Over' }),
      coachSession(2, { sessionDate: inDays(2), players: [freja, mads], place: 'Court 2', seriesId: mads.id }),
    ]);
    await expect.element(page.getByText('To complete')).toBeVisible();
    await expect.element(page.getByText('Freja Nygaard, Mads Kjær')).toBeVisible();
    await expect.element(page.getByText('Court 2')).toBeVisible();
    await expect.element(page.getByText('Weekly')).toBeVisible();
    await expect.element(page.getByText('2 sessions')).toBeVisible();
  });

  it('shows places and answers, and in the session who can’t come and why', async () => {
    const answered = coachSession(1, {
      sessionDate: inDays(2),
      places: 3,
      players: [
        { ...freja, answer: 'coming' },
        { ...mads, answer: 'cant', reason: 'Away on a trip' },
      ],
    });
    open('/coach/sessions', [answered, coachSession(2, { sessionDate: inDays(-2), status: 'completed' })]);
    await expect.element(page.getByText('Freja Nygaard, Mads Kjær (1 of 3 places)')).toBeVisible();
    await expect.element(page.getByText('Coming 1 · Can’t 1')).toBeVisible();
    await expect.element(page.getByText(/No answer/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Session 1' }).click();
    await expect.element(dialog.getByText('Coming 1 · Can’t 1 · 1 of 3 places')).toBeVisible();
    await expect.element(dialog.getByText('Away on a trip')).toBeVisible();
  });

  it('lets the coach fill a free place, despite a conflict when confirmed', async () => {
    const session = coachSession(1, { sessionDate: inDays(2), places: 2 });
    const { received } = open(`/coach/sessions?session=${session.id}`, [session], {
      listBookablePlayers: [mads],
      addSessionPlayers: ({ body }) =>
        body.despiteConflicts ? session : failure('session_conflict', { message: 'Mads Kjær is busy then.' }),
    });
    await dialog.getByRole('button', { name: 'Fill a free place' }).click();
    await dialog.getByRole('combobox', { name: 'Players' }).fill('Mads');
    await page.getByRole('option', { name: /Mads Kjær/ }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(dialog.getByText(/Mads Kjær is busy then/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add anyway' }).click();
    await expect.element(page.getByText('Player added')).toBeVisible();
    expect(received('addSessionPlayers').map(({ body }) => body)).toEqual([
      { playerIds: [mads.id], despiteConflicts: false },
      { playerIds: [mads.id], despiteConflicts: true },
    ]);
  });

  it('hands a session over to another coach of the club, despite a conflict when confirmed', async () => {
    const session = coachSession(1, { sessionDate: inDays(2), players: [freja, { ...mads, isOpen: false }] });
    const ida = { id: mads.id, firstName: 'Ida', lastName: 'Holst' };
    const { received, address } = open(`/coach/sessions?session=${session.id}`, [session], {
      getCoachSession: { ...session, following: 2, toCome: 3, cancelledDates: [], club: null, opening: null },
      listSubstitutes: [ida],
      handOverSession: ({ body }) =>
        body.despiteConflicts ? undefined : failure('session_conflict', { message: 'Ida Holst is busy then.' }),
    });
    // Only those whom the coach coaches have a page.
    await expect.element(dialog.getByRole('link', { name: 'Freja Nygaard' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Mads Kjær' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(dialog.getByText('Please choose a coach.').first()).toBeVisible();
    await dialog.getByLabelText('Coach').selectOptions('Ida Holst');
    await dialog.getByLabelText('This and the 2 after it').click();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(dialog.getByText(/Ida Holst is busy then/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Hand over anyway' }).click();
    await expect.element(page.getByText('3 sessions handed over')).toBeVisible();
    const body = { coachId: ida.id, scope: 'following', revision: 0 };
    expect(received('handOverSession').map((one) => one.body)).toEqual([
      { ...body, despiteConflicts: false },
      { ...body, despiteConflicts: true },
    ]);
    await expect.poll(address).not.toContain('session=');
  });

  it('lets the coach note who came in one press, once the session has begun', async () => {
    const begun = coachSession(1, {
      sessionDate: inDays(-1),
      players: [freja, { ...mads, answer: 'cant' }],
    });
    const { received } = open('/coach/sessions', [begun, coachSession(2, { sessionDate: inDays(1) })], {
      noteAttendance: begun,
    });
    await page.getByRole('button', { name: 'Session 1' }).click();
    await expect.element(dialog.getByLabelText('Freja Nygaard')).toBeChecked();
    await expect.element(dialog.getByLabelText('Mads Kjær')).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Save attendance' }).click();
    await expect.poll(() => received('noteAttendance').map(({ body }) => body)).toEqual([{ came: [freja.id] }]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Session 2' }).click();
    await expect.element(dialog.getByText('No answer', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('Who came?')).not.toBeInTheDocument();
  });

  it('keeps filters in the address, and sends them to the server', async () => {
    const { received, address } = open(`/coach/sessions?player=${freja.id}`, [coachSession(1)]);
    await expect.element(page.getByRole('button', { name: 'Only Freja Nygaard' })).toBeVisible();
    await page.getByLabelText('Show').selectOptions('Completed');
    await page.getByLabelText('Search title, place or player').fill('volley');
    await expect.poll(address).toContain('search=volley');
    expect(address()).toContain('show=completed');
    await expect
      .poll(() => received('listCoachSessions').at(-1)?.query)
      .toEqual({ show: 'completed', playerId: freja.id, search: 'volley' });
    await page.getByRole('button', { name: 'Only Freja Nygaard' }).click();
    await expect.poll(address).not.toContain('player');
  });

  it('is paged', async () => {
    open('/coach/sessions', [], {
      listCoachSessions: ({ query }) =>
        query?.after === undefined
          ? { rows: [coachSession(1)], next: coachSession(1).id }
          : { rows: [coachSession(2)], next: null },
    });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(page.getByRole('button', { name: 'Session 2' })).toBeVisible();
  });

  it('shows empty and error states', async () => {
    let isUp = true;
    open('/coach/sessions', [], {
      listCoachSessions: () => (isUp ? { rows: [], next: null } : failure('unavailable')),
    });
    await expect.element(page.getByText('No upcoming sessions')).toBeVisible();
    isUp = false;
    await page.getByLabelText('Show').selectOptions('All');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the week', () => {
  const sessions = [
    coachSession(1, { sessionDate: at(monday, '09:00'), title: 'Early' }),
    coachSession(2, { sessionDate: at(addDays(monday, 2), '18:00'), title: 'Together', players: [freja, mads] }),
    coachSession(3, { sessionDate: at(addDays(monday, 2), '18:30'), title: 'Beside it' }),
  ];

  it('is a grid on wide screens, with overlapping sessions side by side', async () => {
    const { received } = open('/coach/sessions?view=week', sessions);
    await expect.element(page.getByRole('button', { name: /Early/ })).toBeVisible();
    const box = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(box(/Beside it/).left).toBeGreaterThan(box(/Together/).right - 2);
    expect(box(/Together/).left).toBeGreaterThan(box(/Early/).right);
    expect(box(/Beside it/).top).toBeGreaterThan(box(/Together/).top);
    await expect.element(page.getByText('3 sessions')).toBeVisible();
    expect(received('listCoachSessions')[0]?.query).toMatchObject({ show: 'all', to: at(addDays(monday, 7), '00:00') });
  });

  it('can go to other weeks and back', async () => {
    const { address } = open('/coach/sessions?view=week', sessions);
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(address).toBe(`/coach/sessions?view=week&week=${addDays(monday, 7)}`);
    await expect.element(page.getByText('0 sessions')).toBeVisible();
    await page.getByRole('button', { name: 'This week' }).click();
    await expect.poll(address).toBe('/coach/sessions?view=week');
  });

  it('is a list of days on a phone', async () => {
    await page.viewport(390, 800);
    open('/coach/sessions?view=week', sessions);
    await expect.element(page.getByRole('button', { name: /Early/ })).toBeVisible();
    await expect.element(page.getByText('No sessions').first()).toBeVisible();
    await page.getByRole('button', { name: /Together/ }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Together' })).toBeVisible();
  });
});

describe('an open session', () => {
  it('is in the address, and closes with Escape', async () => {
    const session = coachSession(1, { sessionDate: inDays(2), objectives: 'Lobs' });
    const { address } = open('/coach/sessions', [session]);
    await page.getByRole('button', { name: 'Session 1' }).click();
    await expect.poll(address).toContain(`session=${session.id}`);
    await expect.element(dialog.getByText('Lobs')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).not.toContain('session=');
  });

  it('shows the local time to a coach in another time zone only', async () => {
    const away = ownTimeZone() === 'Pacific/Auckland' ? 'Europe/Copenhagen' : 'Pacific/Auckland';
    const sessions = [coachSession(1, { timeZone: away }), coachSession(2, { timeZone: ownTimeZone() })];
    open('/coach/sessions', sessions);
    await expect.element(page.getByText(new RegExp(`^ \\(.*${zoneWords(away)}\\)$`))).toBeVisible();
    expect(page.getByText(/ time\)$/).elements()).toHaveLength(1);
  });

  it('that has started can be completed with feedback', async () => {
    const session = coachSession(1, { sessionDate: inDays(-1), notes: 'Bring water' });
    const { received } = open(`/coach/sessions?session=${session.id}`, [session], {
      completeSession: { ...session, status: 'completed' },
    });
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await dialog.getByLabelText(/^Feedback/).fill('Feet first.');
    await dialog.getByLabelText(/^Next session/).fill('2027-02-01T18:00');
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect.element(page.getByText('Session completed')).toBeVisible();
    expect(received('completeSession')[0]?.body).toEqual({
      feedback: 'Feet first.',
      notes: 'Bring water',
      // In the local time of the session.
      nextSessionDate: '2027-02-01T17:00:00.000Z',
    });
  });

  it('can be moved with the following ones, and despite a conflict when confirmed', async () => {
    const session = coachSession(1, { seriesId: mads.id, revision: 4 });
    const { received } = open(`/coach/sessions?session=${session.id}`, [session], {
      getCoachSession: { ...session, following: 3, toCome: 4, cancelledDates: [], club: null, opening: null },
      changeSession: ({ body }) =>
        body.despiteConflicts ? session : failure('session_conflict', { message: '“Lobs” is booked then.' }),
    });
    await expect.element(dialog.getByText('Weekly, 3 more after this one')).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await expect.element(dialog.getByLabelText('Start time')).toHaveValue('18:00');
    await dialog.getByLabelText('Start time').fill('19:30');
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    const conflict = dialog.getByText(/“Lobs” is booked then\./);
    await save.click();
    await expect.element(conflict).toBeVisible();
    // The following ones have not been checked yet.
    await dialog.getByLabelText('This and the 3 after it').click();
    await expect.element(conflict).not.toBeInTheDocument();
    await save.click();
    await expect.element(conflict).toBeVisible();
    await dialog.getByRole('button', { name: 'Save anyway' }).click();
    await expect.element(page.getByText('Session saved')).toBeVisible();
    expect(received('changeSession').map(({ body }) => body)).toMatchObject([
      { scope: 'one' },
      { time: '19:30', date: '2027-03-16', timeZone: 'Europe/Copenhagen', scope: 'following', revision: 4 },
      { despiteConflicts: true, scope: 'following' },
    ]);
    // Other dates may have other places.
    for (const { body } of received('changeSession')) expect(body).not.toHaveProperty('places');
  });

  it('that someone else has changed shows an error, and keeps the input', async () => {
    const session = coachSession(1);
    open(`/coach/sessions?session=${session.id}`, [session], { changeSession: failure('conflict') });
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabelText(/^Place/).fill('Court 9');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(dialog.getByText(/Someone changed this in the meantime/)).toBeVisible();
    await expect.element(dialog.getByLabelText(/^Place/)).toHaveValue('Court 9');
  });

  it('can be cancelled with all of its series that are to come, and names dates already taken out', async () => {
    const session = coachSession(1, { seriesId: mads.id });
    const { received } = open(`/coach/sessions?session=${session.id}`, [session], {
      getCoachSession: {
        ...session,
        following: 1,
        club: null,
        toCome: 4,
        cancelledDates: ['2027-03-09T17:00:00.000Z'],
        opening: null,
      },
      cancelSession: undefined,
    });
    await expect.element(dialog.getByText(/^Cancelled: .*9.* 2027$|^Cancelled: .*March 9/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await dialog.getByLabelText('All 4 to come').click();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect.element(page.getByText('4 sessions cancelled')).toBeVisible();
    expect(received('cancelSession')[0]?.query).toEqual({ scope: 'all' });
  });

  it('can be cancelled after confirmation', async () => {
    const session = coachSession(1, { seriesId: mads.id });
    const { received, address } = open(`/coach/sessions?session=${session.id}`, [session], {
      getCoachSession: { ...session, following: 1, toCome: 2, cancelledDates: [], club: null, opening: null },
      cancelSession: undefined,
    });
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await dialog.getByLabelText('This and the 1 after it').click();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect.element(page.getByText('2 sessions cancelled')).toBeVisible();
    expect(received('cancelSession')[0]?.query).toEqual({ scope: 'following' });
    await expect.poll(address).not.toContain('session=');
  });

  it('that is completed can get feedback later', async () => {
    const session = coachSession(1, { status: 'completed', sessionDate: inDays(-3) });
    const { received } = open(`/coach/sessions?show=completed&session=${session.id}`, [session], {
      giveSessionFeedback: session,
    });
    await expect.element(dialog.getByText('Feedback missing')).toBeVisible();
    await dialog.getByRole('button', { name: 'Give feedback' }).click();
    await dialog.getByRole('button', { name: 'Save feedback' }).click();
    await expect.element(dialog.getByText('Please write your feedback.').first()).toBeVisible();
    await dialog.getByLabelText(/^Feedback/).fill('Very good feet.');
    await dialog.getByRole('button', { name: 'Save feedback' }).click();
    await expect.element(page.getByText('Feedback saved')).toBeVisible();
    expect(received('giveSessionFeedback')[0]?.body).toEqual({ feedback: 'Very good feet.' });
  });
});
