// Pala in a translated page: Chrome replaces each text in the page with <font> elements.
//
// The words stay the same here, but React's nodes are gone, and it must not fail.

import type { Page } from '@playwright/test';
import { continueAs, expect, goWithin, journeyEmail, test } from './fixtures.ts';

/** Runs in the page: replaces every text, now and later, as Chrome's translation does. */
function translatePage(): void {
  const untouched = 'script, style, textarea, title, font, svg, [translate="no"]';
  const replaceTexts = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode() as Node) {
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(untouched)) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      (outer.firstChild as Element).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node.isConnected) replaceTexts(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const translated = (page: Page) => expect(page.locator('h1 font').first()).toBeAttached();

test('a coach writes a whole review, and the player filters, writes and reads, in translated pages', async ({
  browser,
}) => {
  const [playersBrowser, coachsBrowser] = [await browser.newContext(), await browser.newContext()];
  for (const context of [playersBrowser, coachsBrowser]) await context.addInitScript(translatePage);
  const [player, coach] = [await playersBrowser.newPage(), await coachsBrowser.newPage()];
  await continueAs(player, journeyEmail('translated'));
  await continueAs(coach, journeyEmail('translated.coach'));

  await test.step('the coach opens the review from the queue', async () => {
    await coach.goto('/coach/dashboard');
    await translated(coach);
    await goWithin(coach, '/coach/players', 'My Players');
    await goWithin(coach, '/coach/videos', 'Videos to Review');
    await coach.getByRole('link', { name: /Open review.*Read in Danish/ }).click();
    await expect(coach.getByText('Saves automatically')).toBeVisible();
  });

  await test.step('notes: written, listed, changed, deleted and restored', async () => {
    await coach.getByRole('button', { name: /^Play/ }).first().click();
    for (const [key, words] of [
      ['t', 'Racket up while you turn #volley'],
      ['g', 'This lob wins the net #lob'],
      ['s', 'Wait for the glass'],
    ] as const) {
      await coach.keyboard.press(key);
      await coach.keyboard.type(words);
      await coach.keyboard.press('Enter');
    }
    const notes = coach.getByRole('list', { name: 'Notes' }).getByRole('listitem');
    await expect(notes).toHaveCount(3);
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await notes
      .filter({ hasText: 'Wait for the glass' })
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await expect(notes).toHaveCount(2);
    await coach.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(notes).toHaveCount(3);
    await coach.keyboard.press('Shift+?');
    const legend = coach.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(legend).toBeVisible();
    await coach.keyboard.press('Escape');
    await expect(legend).toBeHidden();
    const focusMode = coach.getByRole('button', { name: 'Focus mode' });
    for (const pressed of ['true', 'false']) {
      await focusMode.click();
      await expect(focusMode).toHaveAttribute('aria-pressed', pressed);
    }
  });

  await test.step('ratings, texts, publishing', async () => {
    await coach.getByRole('tab', { name: /Skills/ }).click();
    await coach.getByLabel('Overall, 0 to 7').fill('4.2');
    await coach.getByLabel('Lob, 0 to 7').fill('5');
    await coach.getByLabel('Volley, 0 to 7').fill('3.8');
    await coach.getByRole('tab', { name: 'Summary' }).click();
    await coach.getByLabel('Final summary').fill('Your lob decides matches.');
    await expect(coach.getByText('Saved', { exact: true })).toBeVisible();
    await coach.getByRole('button', { name: 'Publish' }).click();
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(coach).toHaveURL(/\/coach\/videos/);
    await coach.getByRole('tab', { name: /Done/ }).click();
    await expect(coach.getByRole('button', { name: 'Claim Read in Danish' })).toBeHidden();
    await expect(coach.getByRole('link', { name: /Read in Danish/ })).toBeVisible();
  });

  await test.step('the player filters the videos and reads the review', async () => {
    await player.goto('/player/videos');
    await translated(player);
    for (const status of ['pending', 'analyzed', 'all', 'analyzed']) {
      await player.getByLabel('Status').selectOption(status);
      await expect(player).toHaveURL(status === 'all' ? /\/player\/videos$/ : new RegExp(`status=${status}`));
    }
    await player.getByLabel('Sort by').selectOption('oldest');
    await player.getByRole('link', { name: /View Analysis.*Read in Danish/ }).click();
    await expect(player.getByText('Your lob decides matches.')).toBeVisible();
    await player.getByRole('listitem').filter({ hasText: 'This lob wins' }).getByRole('button').first().click();
    await goWithin(player, '/progress', 'Your Progress Journey');
    for (const tab of ['History', 'Benchmarks', 'Performance']) await player.getByRole('tab', { name: tab }).click();
    await goWithin(player, '/performance', 'Performance Analytics');
    await player.getByLabel('Timeframe').selectOption({ label: 'Last 7 days' });
    await player.getByLabel('Timeframe').selectOption({ label: 'All time' });
    await player.getByRole('tab', { name: 'Skills Analysis' }).click();
    await goWithin(player, '/player', /Alma/);
  });

  await test.step('messages arrive on both open screens', async () => {
    await goWithin(coach, '/coach/messages', 'Messages');
    await goWithin(player, '/my-coaches', 'My Coaches');
    await player.getByRole('link', { name: /^Olalla Prieto/ }).click();
    await player.getByRole('textbox', { name: 'Message to Olalla Prieto' }).fill('Which foot first?');
    await player.getByRole('textbox', { name: 'Message to Olalla Prieto' }).press('Enter');
    await expect(player.getByRole('log').getByText(/· Sent$/)).toBeVisible();
    await coach
      .getByRole('list', { name: 'Conversations' })
      .getByRole('link', { name: /^Alma Bergström/ })
      .click();
    await expect(coach.getByRole('log').getByText('Which foot first?')).toBeVisible();
    await expect(player.getByRole('log').getByText(/· Read /)).toBeVisible();
    await coach.getByRole('textbox', { name: 'Message to Alma Bergström' }).fill('The left one.');
    await coach.getByRole('textbox', { name: 'Message to Alma Bergström' }).press('Enter');
    await expect(player.getByRole('log').getByText('The left one.')).toBeVisible();
  });
  await playersBrowser.close();
  await coachsBrowser.close();
});
