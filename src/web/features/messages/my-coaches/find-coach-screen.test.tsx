// A player looks for a coach, and asks one.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { ListedCoach } from '#contract/people/coaching.ts';
import { listedCoach, relationship } from '#web/testing/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const offered = { countries: ['AR', 'DK'], languages: ['es', 'da'] };

function open(coaches: ListedCoach[], answers: Answers = {}, search = '') {
  return renderScreen(`/my-coaches/find${search}`, {
    answers: { findCoaches: { rows: coaches, next: null, offered }, ...answers },
  });
}

test('each coach is listed with their profile and connection', async () => {
  open([
    listedCoach(1),
    listedCoach(2, { connection: 'requested', certifiedSince: null }),
    listedCoach(3, { connection: 'active' }),
  ]);
  const first = page.getByRole('listitem').filter({ hasText: 'Ibáñez 1' });
  for (const text of ['Freelance Coach · Argentina', 'Overheads and the víbora.', 'Spanish, English', '2009'])
    await expect.element(first.getByText(text)).toBeVisible();
  await expect.element(page.getByText('Request waiting')).toBeVisible();
  await expect.element(page.getByText('Your coach', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Send request/ }).elements()).toHaveLength(1);
});

test('filters for name, country and language come from the address', async () => {
  const { received, address } = open([listedCoach(1)], {}, '?country=AR&language=xyz');
  await expect.element(page.getByLabelText('Country')).toHaveValue('AR');
  expect(received('findCoaches')[0]?.query).toEqual({ country: 'AR' });
  await page.getByLabelText('Language').selectOptions('Spanish');
  await page.getByRole('searchbox').fill('Mateo');
  await expect.poll(address).toBe('/my-coaches/find?country=AR&language=es&search=Mateo');
  await expect
    .poll(() => received('findCoaches').at(-1)?.query)
    .toEqual({ country: 'AR', language: 'es', search: 'Mateo' });
});

test('an empty result offers to show all coaches', async () => {
  const { address } = open([], {}, '?country=AR');
  await expect.element(page.getByText('No coaches match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all coaches' }).click();
  await expect.poll(address).toBe('/my-coaches/find');
  await expect.element(page.getByText('No coaches yet')).toBeVisible();
});

test('a request is sent with a message, and shown as waiting', async () => {
  let connection: ListedCoach['connection'] = null;
  const { received } = open([], {
    findCoaches: () => ({ rows: [listedCoach(1, { connection })], next: null, offered }),
    requestConnection: () => {
      connection = 'requested';
      return relationship(1, { status: 'requested', requestedBy: 'player', startedAt: null });
    },
  });
  await page.getByRole('button', { name: 'Send request to Mateo Ibáñez 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask Mateo Ibáñez 1' });
  await dialog.getByLabelText(/^Message/).fill(' I play on Tuesdays. ');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect.element(toasts.getByText('Request sent')).toBeVisible();
  await expect.element(page.getByText('Request waiting')).toBeVisible();
  expect(received('requestConnection')[0]?.body).toEqual({
    coachId: listedCoach(1).id,
    message: 'I play on Tuesdays.',
  });
});

test('a failed request keeps its message', async () => {
  open([listedCoach(1)], { requestConnection: failure('too_many_requests') });
  await page.getByRole('button', { name: /^Send request/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^Message/).fill('Do not lose me.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect.element(dialog.getByText(/^Too many attempts/)).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Message/)).toHaveValue('Do not lose me.');
});

test('a failed list of coaches says so', async () => {
  open([], { findCoaches: failure('unavailable') });
  await expect.element(page.getByText('Error loading coaches. Please try again later.')).toBeVisible();
});

test('filters keep their place while their options load', async () => {
  const asked = Promise.withResolvers<Answer<Endpoints['findCoaches']>>();
  open([], { findCoaches: () => asked.promise });
  const language = page.getByLabelText('Language');
  await expect.element(language).toBeVisible();
  const before = await positionOf(language);
  asked.resolve({ rows: [listedCoach(1)], next: null, offered });
  await expect.element(page.getByRole('option', { name: 'Argentina' })).toBeInTheDocument();
  expect(await positionOf(language)).toEqual(before);
});
