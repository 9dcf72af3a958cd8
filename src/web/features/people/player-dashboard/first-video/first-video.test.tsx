// The dashboard of a player without a video.

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const nothingYet = {
  counts: { videos: 0, analyzed: 0, inReview: 0 },
  recentFeedback: [],
  workOn: [],
  scores: [],
  nextSession: null,
};
const member = testUser({ accessType: 'club', clubId: idAt(3) });
const main = page.getByRole('main');

describe('the dashboard of a player without a video', () => {
  const free = { analysisCreditsRemaining: 1, uploadAllowed: true, hasWelcomeCredit: true };
  const fresh = { getPlayerDashboard: nothingYet, getPaymentStatus: free };
  const withCredit = testUser({ analysisCreditsRemaining: 1 });
  const link = page.getByRole('textbox', { name: 'Video link' });
  const send = page.getByRole('button', { name: 'Send', exact: true });

  it.each([
    ['Your first review is on us', 'You have 1 credit, which pays for one review.', withCredit, free],
    [
      'Send your first video',
      'You have 3 credits, each for one review.',
      testUser({ analysisCreditsRemaining: 3 }),
      { ...free, analysisCreditsRemaining: 3, hasWelcomeCredit: false },
    ],
    ['Send your first video', 'Your club covers the review.', member, failure('internal')],
  ] as const)('says "%s": %s', async (title, cost, as, getPaymentStatus) => {
    renderScreen('/player', { as, answers: { getPlayerDashboard: nothingYet, getPaymentStatus } });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(new RegExp(`^${cost}`))).toBeVisible();
  });

  it('has no figures, feedback and insights', async () => {
    renderScreen('/player', { as: withCredit, answers: fresh });
    await expect.element(send).toBeVisible();
    const { textContent } = main.element();
    for (const text of ['DPF Level', 'Analysis Credits', 'Recent Coach Feedback', 'Performance Insights', '/7.0'])
      expect(textContent).not.toContain(text);
  });

  it('explains the three steps, and leads to My Videos and to coaches', async () => {
    renderScreen('/player', { as: withCredit, answers: fresh });
    const steps = main.getByRole('list').first();
    await expect.element(steps).toMatchTextContent(/Send a link.*A coach reviews it.*Train what counts/);
    await expect
      .element(main.getByRole('link', { name: 'Start Your Journey' }))
      .toHaveAttribute('href', '/player/videos');
    await expect.element(main.getByRole('link', { name: 'Find a coach' })).toHaveAttribute('href', '/my-coaches/find');
  });

  it('goes on to the form with the link and the words around it', async () => {
    renderScreen('/player', { as: withCredit, answers: { ...fresh, listVideos: [] } });
    await link.fill('Sunday league – https://youtu.be/dQw4w9WgXcQ');
    await send.click();
    const form = page.getByRole('form', { name: 'Add a video' });
    await expect.element(form.getByLabelText('Video link')).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
    await expect.element(form.getByLabelText('Title')).toHaveValue('Sunday league');
  });

  it('refuses a link without a video, and says what to copy', async () => {
    const screen = renderScreen('/player', { as: withCredit, answers: fresh });
    await link.fill('https://www.youtube.com/playlist?list=PL1');
    await send.click();
    await expect.element(link).toHaveAccessibleDescription(/That is a link to a playlist/);
    expect(screen.address()).toBe('/player');
  });

  it('keeps a typed link', async () => {
    renderScreen('/player', { as: withCredit, answers: fresh });
    await link.fill('https://youtu.be/dQw4');
    leaveScreens();
    renderScreen('/player', { as: withCredit, answers: fresh });
    await expect.element(link).toHaveValue('https://youtu.be/dQw4');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(link).toHaveValue('');
  });

  it.each([
    [true, ['Subscribe or Buy Credits', 'How to get a credit']],
    [false, ['How to get a credit']],
  ])('offers credits to those without any, if they can be bought: %s', async (mayBuy, ways) => {
    renderScreen('/player', {
      as: testUser({ analysisCreditsRemaining: 0, mayBuy }),
      answers: { getPlayerDashboard: nothingYet, listVideos: [] },
    });
    await expect.element(page.getByText(/^You need a credit to send a video\./)).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    const links = main.getByRole('link', { name: /credit/i });
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(ways);
    await links.last().click();
    await expect.element(page.getByRole('heading', { name: 'Analysis Credits Required' })).toBeVisible();
  });

  it('shows an example review, by keyboard too', async () => {
    const { received } = renderScreen('/player', { as: withCredit, answers: fresh });
    const button = page.getByRole('button', { name: 'See an example review' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Example review' });
    await expect.element(dialog.getByText('Example', { exact: true })).toBeVisible();
    for (const heading of ["Coach's Video Notes", 'Overall Score', 'Work on this first', 'Skill Breakdown'])
      await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(dialog.getByText(/Bandeja to the corner$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /History|Copy link/ }).elements()).toEqual([]);
    expect(received('getSkillThread')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });
});
