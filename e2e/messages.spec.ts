// A player and a coach write to each other, each in their own browser.

import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('messages arrive at once, on a phone or next to the list', async ({ browser }) => {
  const [playersBrowser, coachsBrowser] = [await browser.newContext(), await browser.newContext()];
  const [player, coach] = [await playersBrowser.newPage(), await coachsBrowser.newPage()];
  await continueAs(player, journeyEmail('chat'));
  await continueAs(coach, journeyEmail('chat.coach'));

  await coach.goto('/coach/messages');
  await player.goto('/my-coaches');
  await player.getByRole('link', { name: /^Nuria Vega/ }).click();
  await expect(player.getByText('No messages yet')).toBeVisible();
  const question = `Which foot first? ${Date.now()}`;
  await player.getByRole('textbox', { name: 'Message to Nuria Vega' }).fill(question);
  await player.getByRole('textbox', { name: 'Message to Nuria Vega' }).press('Enter');
  await expect(player.getByText('Message sent!')).toBeVisible();
  await expect(player.getByRole('log').getByText(/· Sent$/)).toBeVisible();

  const line = coach.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /^Otto Lindqvist/ });
  await expect(line).toContainText('1 unread');
  await line.click();
  await expect(coach.getByRole('log').getByText(question)).toBeVisible();
  await expect(player.getByRole('log').getByText(/· Read /)).toBeVisible();
  await coach.getByRole('textbox', { name: 'Message to Otto Lindqvist' }).fill('The left one.');
  await coach.getByRole('textbox', { name: 'Message to Otto Lindqvist' }).press('Enter');
  await expect(player.getByRole('log').getByText('The left one.')).toBeVisible();
  await playersBrowser.close();
  await coachsBrowser.close();
});
