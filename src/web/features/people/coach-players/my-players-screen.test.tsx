// My Players: the list and requests.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { IncomingRequest, OutgoingRequest } from '#contract/people/connections.ts';
import { coachedPlayer } from '#web/testing/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const someone = coachedPlayer(1, {
  isLevelVerified: true,
  verifiedAt: '2020-01-01T12:00:00.000Z',
  lastVideoAt: '2026-10-01T12:00:00.000Z',
  videosWaiting: 2,
});
const incoming: IncomingRequest = {
  id: idAt(1),
  player: coachedPlayer(7, { firstName: 'Tomás', lastName: 'Quiroga' }),
  message: 'I lose every point at the net.',
  requestedAt: '2026-11-01T12:00:00.000Z',
};
const outgoing: OutgoingRequest = {
  id: idAt(2),
  email: 'ida@example.com',
  firstName: 'Ida',
  lastName: 'Lund',
  message: null,
  requestedAt: '2026-11-01T12:00:00.000Z',
};

function open(answers: Answers = {}, address = '/coach/players') {
  return renderScreen(address, {
    as: 'coach_freelance',
    answers: {
      listCoachedPlayers: { rows: [someone, coachedPlayer(2)], next: null },
      listRequests: { incoming: [], outgoing: [] },
      ...answers,
    },
  });
}

test('requests appear together with the list, so that it does not shift under a press', async () => {
  const asked = Promise.withResolvers<{ incoming: IncomingRequest[]; outgoing: OutgoingRequest[] }>();
  open({ listRequests: () => asked.promise });
  const player = page.getByText('Freja Nygaard 1').first();
  await expect.element(player).toBeInTheDocument();
  await expect.element(player).not.toBeVisible();
  asked.resolve({ incoming: [incoming], outgoing: [] });
  await expect.element(page.getByRole('button', { name: 'Decline Tomás Quiroga' })).toBeVisible();
  await expect.element(player).toBeVisible();
});

describe('the list', () => {
  test('shows each player with level, verification, videos to review and dates, linked to their page', async () => {
    open();
    const row = page.getByRole('row').filter({ hasText: 'Nygaard 1' });
    await expect.element(row.getByText('DPF 3.5 · Lower Intermediate+')).toBeVisible();
    for (const text of ['Pala Verified', 'Re-check due', '2 videos', 'Not yet']) {
      await expect.element(row.getByText(text)).toBeVisible();
    }
    const other = page.getByRole('row').filter({ hasText: 'Nygaard 2' });
    for (const text of ['Awaiting Coach Review', 'None', 'No video']) {
      await expect.element(other.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .element(page.getByRole('link', { name: 'Freja Nygaard 1' }))
      .toHaveAttribute('href', `/coach/player/${someone.id}`);
  });

  test('marks juniors', async () => {
    open({ listCoachedPlayers: { rows: [coachedPlayer(1, { isJunior: true }), coachedPlayer(2)], next: null } });
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect.element(row('Freja Nygaard 1').getByText('Junior', { exact: true })).toBeVisible();
    await expect.element(row('Freja Nygaard 2').getByText('Junior', { exact: true })).not.toBeInTheDocument();
  });

  test('takes search, filter and order from the address', async () => {
    const { received, address } = open({}, '/coach/players?show=quiet&sort=contact&search=Fre');
    await expect.element(page.getByLabelText('Show')).toHaveValue('quiet');
    await expect.element(page.getByRole('searchbox')).toHaveValue('Fre');
    expect(received('listCoachedPlayers')[0]?.query).toEqual({ show: 'quiet', sort: 'contact', search: 'Fre' });
    await page.getByLabelText('Show').selectOptions('To review');
    await page.getByLabelText('Sort by').selectOptions('Last video');
    await expect.poll(address).toBe('/coach/players?show=to-review&sort=video&search=Fre');
    await expect
      .poll(() => received('listCoachedPlayers').at(-1)?.query)
      .toEqual({ show: 'to-review', sort: 'video', search: 'Fre' });
  });

  test('ignores invalid search parameters', async () => {
    const { received } = open({}, '/coach/players?show=x&sort=%5B1%5D&search=%7B%7D');
    await expect.element(page.getByText('Freja Nygaard 1')).toBeVisible();
    expect(received('listCoachedPlayers')[0]?.query).toEqual({});
  });

  test('loads the next page', async () => {
    const { received } = open({
      listCoachedPlayers: ({ query: { after } }) =>
        after ? { rows: [coachedPlayer(3)], next: null } : { rows: [someone], next: someone.id },
    });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(page.getByText('Freja Nygaard 3')).toBeVisible();
    expect(received('listCoachedPlayers').at(-1)?.query).toEqual({ after: someone.id });
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('explains the empty list, and offers to show all when nobody matches', async () => {
    const { address } = open({ listCoachedPlayers: { rows: [], next: null } }, '/coach/players?show=recheck');
    await expect.element(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all players' }).click();
    await expect.element(page.getByText('No players yet')).toBeVisible();
    expect(address()).toBe('/coach/players');
  });

  test('can be reloaded after an error', async () => {
    let isUp = false;
    open({
      listCoachedPlayers: () => (isUp ? { rows: [someone], next: null } : failure('unavailable')),
    });
    await expect.element(page.getByText('Your players could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Freja Nygaard 1')).toBeVisible();
  });
});

describe('a request', () => {
  test('of a player can be accepted, which refreshes the lists', async () => {
    let isOpen = true;
    const { received } = open({
      listRequests: () => ({ incoming: isOpen ? [incoming] : [], outgoing: [] }),
      acceptConnection: () => {
        isOpen = false;
        return undefined;
      },
    });
    const requests = page.getByRole('list', { name: 'Requests to answer' });
    await expect.element(requests.getByText('I lose every point at the net.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept Tomás Quiroga' }).click();
    await expect.element(toasts.getByText('Tomás Quiroga is now one of your players.')).toBeVisible();
    await expect.element(requests).not.toBeInTheDocument();
    expect(received('acceptConnection')[0]?.params).toEqual({ id: incoming.id });
    await expect.poll(() => received('listCoachedPlayers').length).toBe(2);
  });

  test('of a player can be declined', async () => {
    const { received } = open({ listRequests: { incoming: [incoming], outgoing: [] }, endConnection: undefined });
    await page.getByRole('button', { name: 'Decline Tomás Quiroga' }).click();
    await expect.element(toasts.getByText('Request declined')).toBeVisible();
    expect(received('endConnection')[0]?.params).toEqual({ id: incoming.id });
  });

  test('of the coach is shown as typed, and can be withdrawn', async () => {
    const { received } = open({ listRequests: { incoming: [], outgoing: [outgoing] }, withdrawRequest: undefined });
    await expect.element(page.getByText('ida@example.com')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw the request to Ida Lund' }).click();
    await expect.element(toasts.getByText('Request withdrawn')).toBeVisible();
    expect(received('withdrawRequest')[0]?.params).toEqual({ id: outgoing.id });
  });

  test('stays with an error when answering fails', async () => {
    open({
      listRequests: { incoming: [incoming], outgoing: [] },
      acceptConnection: failure('conflict', { message: 'This request is no longer open.' }),
    });
    await page.getByRole('button', { name: 'Accept Tomás Quiroga' }).click();
    await expect.element(toasts.getByText('This request is no longer open.')).toBeVisible();
  });
});

test('My Players is not found for players', async () => {
  renderScreen('/coach/players');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
