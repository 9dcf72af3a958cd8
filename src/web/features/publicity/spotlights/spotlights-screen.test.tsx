// Cards about players on the manager's screen.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Spotlight } from '#contract/publicity/spotlights.ts';
import { failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (last: string) => `01890000-0000-7000-8000-0000000000${last}`;
const person = (firstName: string, last: string) => ({ id: id(last), firstName, lastName: 'Berg' });
const card = (firstName: string, last: string, state: Spotlight['state']): Spotlight => ({
  id: id(`b${last}`),
  player: person(firstName, `a${last}`),
  clubName: 'Havnens Padel',
  sentence: '',
  hasPhoto: false,
  state,
  pictureKey: 'k',
});

it('cards offer files and posts only once the player agreed', async () => {
  renderScreen('/club/spotlights', {
    as: 'club',
    answers: { listSpotlights: [card('Alma', '1', 'agreed'), card('Bo', '2', 'asked')] },
  });
  await expect.element(page.getByText('Waiting for the player')).toBeVisible();
  const post = page.getByRole('link', { name: 'Write a post about Alma Berg' });
  await expect.element(post).toHaveAttribute('href', `/club/social?kind=spotlight&id=${id('b1')}`);
  expect(page.getByRole('link', { name: 'Story' }).elements()).toHaveLength(1);
});

it('a new card needs a member who has not refused and a coach’s quote', async () => {
  const cards: Spotlight[] = [];
  const member = {
    ...person('Alma', 'a1'),
    country: 'DK',
    currentLevel: '4.0',
    isLevelVerified: false,
    isPublic: true,
  };
  const { received } = renderScreen('/club/spotlights', {
    as: 'club',
    answers: {
      listSpotlights: () => [...cards],
      listContentMembers: [
        { ...member, choice: 'agreed' } as never,
        { ...member, ...person('Bo', 'a2'), choice: 'refused', isPublic: false } as never,
      ],
      listCardSentences: ['Your lob is deep.'],
      createSpotlight: () => {
        cards.push(card('Alma', '1', 'asked'));
        return cards[0] as Spotlight;
      },
    },
  });
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByLabelText('Player', { exact: true }).selectOptions('Alma Berg');
  expect(page.getByRole('option', { name: 'Bo Berg' }).elements()).toHaveLength(0);
  await page.getByLabelText('Your lob is deep.').click();
  await page.getByRole('button', { name: 'Create card and ask the player' }).click();
  await expect.element(page.getByText('We’ve asked Alma Berg to agree to it.')).toBeVisible();
  expect(received('createSpotlight')[0]?.body).toEqual({
    playerId: id('a1'),
    sentence: 'Your lob is deep.',
    photo: null,
  });
});

it('the list retries after an error', async () => {
  renderScreen('/club/spotlights', { as: 'club', answers: { listSpotlights: failure('internal') } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('the photo field stays in place while the quotes load', async () => {
  const asked = Promise.withResolvers<string[]>();
  const alma = { ...person('Alma', 'a1'), country: 'DK', currentLevel: '4.0', isLevelVerified: false, isPublic: true };
  renderScreen('/club/spotlights', {
    as: 'club',
    answers: {
      listSpotlights: [],
      listContentMembers: [{ ...alma, choice: 'agreed' } as never],
      listCardSentences: () => asked.promise,
    },
  });
  await page.getByRole('button', { name: 'New card' }).first().click();
  await page.getByLabelText('Player', { exact: true }).selectOptions('Alma Berg');
  await expect.element(page.getByText('No quote')).toBeVisible();
  const photo = page.getByText('Photo', { exact: true });
  const before = await positionOf(photo);
  asked.resolve([
    'Your lob is deep.',
    'You read the glass early.',
    'Your bandeja holds the net.',
    'You moved as a pair.',
  ]);
  await expect.element(page.getByText('You moved as a pair.')).toBeInTheDocument();
  expect(await positionOf(photo)).toEqual(before);
});
