// The calendar feed card.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CalendarFeedCard } from './calendar-feed-card.tsx';

const url = 'https://pala.test/api/calendar/first.ics';
const address = page.getByLabelText('Calendar address');

it('the card creates an address on demand, and shows an existing one', async () => {
  renderScreen(<CalendarFeedCard />, { answers: { getCalendarFeed: null, makeCalendarFeed: { url } } });
  await page.getByRole('button', { name: 'Create an address' }).click();
  await expect.element(address).toHaveValue(url);
});

it('the card replaces the address only after confirmation', async () => {
  const { received } = renderScreen(<CalendarFeedCard />, {
    answers: { getCalendarFeed: { url }, makeCalendarFeed: { url: url.replace('first', 'second') } },
  });
  await expect.element(address).toHaveValue(url);
  await page.getByRole('button', { name: 'Create a new address' }).click();
  expect(received('makeCalendarFeed')).toHaveLength(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new address' }).click();
  await expect.element(address).toHaveValue(url.replace('first', 'second'));
  await expect.element(page.getByText('The old one no longer works.')).toBeVisible();
});

it('the card switches the feed off', async () => {
  renderScreen(<CalendarFeedCard />, { answers: { getCalendarFeed: { url }, deleteCalendarFeed: undefined } });
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect.element(page.getByRole('button', { name: 'Create an address' })).toBeVisible();
});

it('the card keeps the address when creating a new one fails', async () => {
  renderScreen(<CalendarFeedCard />, {
    answers: { getCalendarFeed: { url }, makeCalendarFeed: failure('unavailable') },
  });
  await page.getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new address' }).click();
  await expect.element(page.getByText('No address created')).toBeVisible();
  await expect.element(address).toHaveValue(url);
});

it('the card is hidden while viewing as someone else', async () => {
  const { id, firstName, lastName, role } = userWithRole('admin');
  const viewed = testUser({ viewedBy: { id, firstName, lastName, role } });
  const { received } = renderScreen(
    <>
      <p>Beside it</p>
      <CalendarFeedCard />
    </>,
    { as: viewed },
  );
  await expect.element(page.getByText('Beside it')).toBeVisible();
  expect(received('getCalendarFeed')).toEqual([]);
});
