// Importing a file: looked at first, confirmed once, and told how far it is.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const under = { id: idAt(1), total: 4, done: 1, startedAt: '2026-11-01T12:00:00.000Z', finishedAt: null };
const file = (text: string, name = 'members.csv') => new File([text], name, { type: 'text/csv' });
const rows = [
  'First name,Last name,Email,Country',
  'Ida,Lund,ida@x.dk,DK',
  'Bo,Lund,bo@x.dk,DK',
  'Eva,Lund,eva@x.dk,DK',
  'Kim,Lund,not an address,DK',
].join('\n');

function open(answers: Answers = {}) {
  return renderScreen('/club/import', {
    as: 'club',
    answers: {
      getLatestClubImport: null,
      checkClubImport: { members: ['bo@x.dk'], invited: ['eva@x.dk'] },
      ...answers,
    },
  });
}
const choose = (chosen: File) => userEvent.upload(page.getByLabelText('Choose CSV file'), chosen);

test('shows who comes, who is left out and why, and asks nobody before it is confirmed', async () => {
  const { received } = open({ startClubImport: { ...under, total: 1 } });
  await choose(file(rows));
  await expect.element(page.getByText('Line 5, Email:')).toBeVisible();
  await expect.element(page.getByText('Members already, left out (1)')).toBeVisible();
  await expect.element(page.getByText('Invited already, left out (1)')).toBeVisible();
  expect(received('startClubImport')).toEqual([]);
  await page.getByRole('button', { name: 'Invite 1 player' }).click();
  await expect.element(page.getByText('Import started')).toBeVisible();
  expect(received('startClubImport')[0]?.body.players).toEqual([
    { firstName: 'Ida', lastName: 'Lund', email: 'ida@x.dk', country: 'DK' },
  ]);
});

test('a failed confirmation keeps the preview, and is repeated under the same key', async () => {
  const { received } = open({ startClubImport: failure('unavailable') });
  await choose(file(rows));
  const invite = page.getByRole('button', { name: 'Invite 1 player' });
  await invite.click();
  await expect.element(page.getByText('Nobody was imported')).toBeVisible();
  await invite.click();
  await expect.poll(() => received('startClubImport').length).toBe(2);
  const [first, second] = received('startClubImport');
  expect(second?.body.key).toBe(first?.body.key);
});

test('a file that is none is refused in words, and another can be chosen', async () => {
  open();
  await choose(file('PK\u0003\u0004 archive'));
  await expect.element(page.getByText(/zip archive/)).toBeVisible();
  await choose(file(rows));
  await expect.element(page.getByText('What is in members.csv')).toBeVisible();
  await expect.element(page.getByText(/zip archive/)).not.toBeInTheDocument();
});

test('tells how far the latest import is', async () => {
  open({ getLatestClubImport: under });
  await expect.element(page.getByText(/1 of 4 invitations are on the way/)).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Invitations on the way' })).toBeVisible();
});

test('the file is chosen where it was before the latest import was known', async () => {
  const asked = Promise.withResolvers<typeof under>();
  open({ getLatestClubImport: () => asked.promise });
  const chooser = page.getByText('Choose CSV file');
  await expect.element(chooser).toBeVisible();
  const before = await positionOf(chooser);
  asked.resolve(under);
  await expect.element(page.getByText('Import under way')).toBeVisible();
  expect(await positionOf(chooser)).toEqual(before);
});
