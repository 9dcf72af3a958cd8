// The player's look in the workspace: ghosts, words beside the notes, and ratings that sway nobody.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerLook } from '#contract/reviews/player-looks.ts';
import { workspace } from '../testing/review-fixtures.ts';
import { savedAt, showReview, tab } from '../testing/show-review.tsx';

const look = (traits: Partial<PlayerLook> = {}): PlayerLook => ({
  moments: [
    { timestamp: 80, text: 'Lost the net' },
    { timestamp: 130, text: '' },
  ],
  ratings: { lob: 3.5, volley: 6 },
  sentAt: savedAt,
  isOldLink: false,
  ...traits,
});
const { firstName } = workspace().player;
const show = (traits: Partial<PlayerLook> = {}) =>
  showReview({ video: { ...workspace().video, look: 'sent' } }, { getPlayerLook: look(traits) });
const panel = page.getByRole('region', { name: `${firstName} looked first` });
const lane = page.getByRole('toolbar', { name: `Moments of ${firstName}` });

describe('the player’s moments', () => {
  it('are ghosts on the timeline and listed beside the notes', async () => {
    await show();
    await expect.element(panel).toMatchTextContent(/2 moments1:20Lost the net2:10No words/);
    await expect.element(lane.getByRole('button', { name: `${firstName} marked 1:20: Lost the net` })).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(`^${firstName} looked first`) }).click();
    await expect.element(panel.getByText('Lost the net')).not.toBeVisible();
  });

  it('have no place on the timeline of a new link', async () => {
    await show({ isOldLink: true });
    await expect.element(panel).toMatchTextContent(/Marked on the link before it was replaced/);
    await expect.element(lane).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Go to 1:20' }).elements()).toEqual([]);
  });

  it('are absent without a look', async () => {
    await showReview();
    await expect.element(page.getByText('No notes yet')).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });
});

describe('the player’s ratings', () => {
  it('appear one by one, each once the coach has rated that skill', async () => {
    await show();
    await tab('Skills').click();
    const ratings = page.getByRole('region', { name: `Own ratings of ${firstName}` });
    await expect.element(ratings).toMatchTextContent(/rated 2 skills\. You see each once you have rated it: 2 to go/);
    expect(ratings.element().textContent).not.toContain('3.5');
    const lob = page.getByRole('textbox', { name: 'Lob, 0 to 7' });
    await lob.fill('4.1');
    await expect.element(ratings).toMatchTextContent(new RegExp(`1 to go.*Lob${firstName} 3\\.5, you 4\\.1`));
    expect(ratings.element().textContent).not.toContain('6.0');
    await lob.fill('');
    lob.element().blur();
    await expect.element(ratings).toMatchTextContent(/2 to go/);
  });
});
