// The browser's time zone is reported once, and only for yourself.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useTimeZone } from './use-time-zone.ts';

function Frame() {
  useTimeZone();
  return <p>The screen</p>;
}

async function open(user = testUser()) {
  const screen = renderScreen(<Frame />, { as: user, answers: { setTimeZone: failure('unavailable') } });
  await expect.element(page.getByText('The screen')).toBeVisible();
  return screen;
}

it('a new time zone is reported once, whether it arrives or not', async () => {
  const { received } = await open(testUser({ timeZone: null }));
  await expect.poll(() => received('setTimeZone').map(({ body }) => body)).toEqual([{ timeZone: ownTimeZone() }]);
});

it('a known time zone is not reported', async () => {
  const { received } = await open();
  expect(received('setTimeZone')).toEqual([]);
});

it('the time zone is not reported while viewing as someone else', async () => {
  const { id, firstName, lastName, role } = userWithRole('admin');
  const { received } = await open(testUser({ timeZone: null, viewedBy: { id, firstName, lastName, role } }));
  expect(received('setTimeZone')).toEqual([]);
});
