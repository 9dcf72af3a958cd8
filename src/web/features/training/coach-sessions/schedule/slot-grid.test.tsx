// The week of Schedule Session: public holidays, and weeks in which the clocks change.

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BookedTime } from '#contract/training/booked-week.ts';
import { addDays, momentOf, mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { freja } from '#web/testing/coach-session.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { longDayOf, weekdayOf } from '../session-words.ts';

beforeEach(() => localStorage.clear());

/** A future day. */
const day = addDays(wallTime(Date.now(), ownTimeZone()).date, 30);

function open(path: `/${string}`, answers: Answers) {
  return renderScreen(path, {
    as: 'coach_club',
    answers: {
      listBookablePlayers: [freja],
      planSessions: [],
      listBookedTimes: { times: [], holidays: [] },
      listCoachSessions: { rows: [], next: null },
      getCalendarFeed: null,
      ...answers,
    },
  });
}

describe('holidays', () => {
  const sunday = addDays(mondayOf(day), 6);
  const answers: Answers = {
    listBookedTimes: {
      times: [],
      holidays: [
        { date: day, name: 'Christmas Eve', localName: 'Juleaften' },
        { date: addDays(sunday, 1), name: 'Boxing Day', localName: null },
      ],
    },
  };

  it('are named in the week, with their local names on hover', async () => {
    open(`/coach/schedule?date=${day}`, answers);
    const head = page.getByRole('columnheader').filter({ hasText: 'Christmas Eve' });
    await expect.element(head).toMatchTextContent(weekdayOf(day));
    expect(head.elements()).toHaveLength(1);
    await expect.element(head.getByText('Christmas Eve')).toHaveAttribute('title', 'Juleaften');
    await expect.element(page.getByText('Boxing Day')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect.element(page.getByRole('columnheader').filter({ hasText: 'Boxing Day' })).toBeVisible();
    await expect.element(page.getByText('Christmas Eve')).not.toBeInTheDocument();
  });

  it('are named in the list of days', async () => {
    await page.viewport(390, 844);
    open(`/coach/schedule?date=${day}`, answers);
    await expect.element(page.getByRole('button', { name: `${longDayOf(day)} Christmas Eve` })).toBeVisible();
  });
});

describe('a week in which the clocks change', () => {
  const copenhagen = 'Europe/Copenhagen';
  const midnight = (date: string) => momentOf({ date, time: '00:00' }, copenhagen) ?? 0;
  /** The next day in Copenhagen with so many hours. */
  const dayWithHours = (hours: number) => {
    let date = addDays(wallTime(Date.now(), copenhagen).date, 8);
    while (midnight(addDays(date, 1)) - midnight(date) !== hours * 3_600_000) date = addDays(date, 1);
    return date;
  };
  const at = (date: string, time: string) => new Date(momentOf({ date, time }, copenhagen) ?? 0).toISOString();
  const booked = (date: string, time: string, title: string, duration = 60): BookedTime => ({
    sessionDate: at(date, time),
    duration,
    title,
    players: [],
  });
  const slot = (date: string, time: string) => document.querySelector(`[data-slot="${date} ${time}"]`);
  const bounds = (element: Element | null | undefined) => {
    const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, bottom, left, right };
  };
  /** The drawn session with a text in a day's column. */
  const blockOf = (date: string, text: string) => {
    const { left, right } = bounds(slot(date, '12:00'));
    return page
      .getByText(text, { exact: true })
      .elements()
      .map((element) => element.closest('.absolute'))
      .find((one) => one && bounds(one).left >= left - 2 && bounds(one).right <= right + 2);
  };
  const expectFrom = async (date: string, text: string, first: string, last: string) => {
    await expect.poll(() => blockOf(date, text)).toBeTruthy();
    const block = bounds(blockOf(date, text));
    expect(Math.abs(block.top - bounds(slot(date, first)).top)).toBeLessThan(2);
    expect(Math.abs(block.bottom - bounds(slot(date, last)).bottom)).toBeLessThan(2);
  };
  const openWeek = (date: string, times: BookedTime[]) =>
    open(`/coach/schedule?player=${freja.id}&date=${date}`, {
      listBookablePlayers: [{ ...freja, timeZone: copenhagen }],
      listBookedTimes: { times, holidays: [] },
    });

  it.each([
    ['spring', 23],
    ['autumn', 25],
  ])('in %s has each session in the row of its local time', async (_, hours) => {
    const sunday = dayWithHours(hours);
    const monday = addDays(sunday, -6);
    const { received } = openWeek(sunday, [
      booked(addDays(sunday, -1), '18:30', 'Saturday'),
      booked(sunday, '18:30', 'Sunday'),
      booked(monday, '09:00', 'Monday', 90),
    ]);
    await expectFrom(addDays(sunday, -1), 'Saturday', '18:30', '19:00');
    await expectFrom(sunday, 'Sunday', '18:30', '19:00');
    await expectFrom(monday, 'Monday', '09:00', '10:00');
    for (const date of [monday, sunday]) {
      const times = [...document.querySelectorAll(`[data-slot^="${date} "]`)].map((one) =>
        one.getAttribute('data-slot')?.slice(11),
      );
      expect(new Set(times).size).toBe(28);
      expect([times[0], times.at(-1)]).toEqual(['08:00', '21:30']);
    }
    const { from = '', to = '' } = received('listBookedTimes').at(-1)?.query ?? {};
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(8 * 24 + hours - 24);
    // A weekly session keeps its local time in the week after.
    await page.getByLabelText('Weekly sessions').fill('2');
    await page.getByRole('button', { name: `${longDayOf(sunday)}, 10:30`, exact: true }).click();
    await expectFrom(sunday, 'New session', '10:30', '11:00');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expectFrom(addDays(sunday, 7), 'New session', '10:30', '11:00');
  });

  it('in spring has no hour from two to three, and says where a time in it goes', async () => {
    const sunday = dayWithHours(23);
    openWeek(sunday, [booked(sunday, '01:30', 'Night', 90)]);
    // From half past one, with the skipped hour, to four.
    await expectFrom(sunday, 'Night', '01:30', '03:30');
    await page.getByRole('button', { name: `${longDayOf(sunday)}, 05:00`, exact: true }).click();
    await page.getByLabelText('Start time').fill('02:30');
    await expectFrom(sunday, 'New session', '03:30', '04:00');
    await expect.element(page.getByText(/03:30/).first()).toBeVisible();
  });

  it('in autumn draws a session in the repeated hour from its start', async () => {
    const sunday = dayWithHours(25);
    openWeek(sunday, [booked(sunday, '01:30', 'Night', 120), booked(sunday, '02:30', 'Repeated')]);
    // Two hours after half past one it is half past two again.
    await expectFrom(sunday, 'Night', '01:30', '02:00');
    await expectFrom(sunday, 'Repeated', '02:30', '02:30');
    await page.getByRole('button', { name: `${longDayOf(sunday)}, 08:00`, exact: true }).click();
    await expectFrom(sunday, 'New session', '08:00', '08:30');
  });
});
