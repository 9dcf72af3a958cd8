// The main job, end to end: from registering to reading the published review, through the screens and the emails.

import type { Page } from '@playwright/test';
import { playerOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, demoEmail, expect, journeyEmail, leave, linkIn, signIn, test } from './fixtures.ts';

// With people's usual settings, from beginning to end.
test.use({ serviceWorkers: 'allow', savesData: false });

test('a player registers, submits a match, a coach reviews it, and the player reads the review @phone', async ({
  browser,
  server,
}, info) => {
  const email = `vera.${info.project.name}@journey.example`;
  const title = `Ladder final (${info.project.name})`;

  const isPhone = info.project.name === 'phone';
  const playerContext = await browser.newContext();
  const staffContext = await browser.newContext();
  const player = await playerContext.newPage();
  const staff = await staffContext.newPage();

  await test.step('register and confirm the address', async () => {
    await player.goto('/auth?tab=register');
    await player.getByLabel('First name').fill('Vera');
    await player.getByLabel('Last name').fill('Lindqvist');
    await player.getByLabel('Email').fill(email);
    await player.getByRole('combobox', { name: 'Country' }).fill('Swed');
    await player.getByRole('option', { name: 'Sweden' }).click();
    await player.getByLabel('Password', { exact: true }).fill('wall-and-net');
    await player.getByLabel('Confirm password').fill('wall-and-net');
    await expect(player.getByRole('button', { name: 'Create Account' })).toBeDisabled();
    await player.getByRole('checkbox', { name: /^I consent/ }).check();
    await player.getByRole('button', { name: 'Create Account' }).click();
    await expect(player.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await leave(player);
    await player.goto(linkIn(await server.mail(email, 'Confirm your email'), 'verify-email'));
    await expect(player).toHaveURL('/auth');
    await expect(player.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('an administrator approves and grants a credit', async () => {
    await continueAs(staff, demoEmail('admin'));
    await staff.goto('/admin/users?state=pending');
    await staff.getByRole('button', { name: 'Approve Vera Lindqvist' }).click();
    await expect(staff.getByText('Vera Lindqvist is approved')).toBeVisible();
    await server.mail(email, 'approved');
    await staff.goto(`/admin/users?search=${encodeURIComponent(email)}`);
    await staff.getByRole('button', { name: 'Adjust credits of Vera Lindqvist' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Adjust credits of Vera Lindqvist' });
    await dialog.getByLabel('Credits to add').fill('1');
    await dialog.getByLabel('Reason').fill('Welcome credit');
    await dialog.getByRole('button', { name: 'Adjust credits' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the player signs in and submits a link', async () => {
    await signIn(player, email, 'wall-and-net');
    await expect(player.getByRole('heading', { level: 1 })).toContainText('Vera');
    await player.goto('/player/videos?add=true');
    await player.getByLabel('Title').fill(title);
    await player.getByLabel('Video link').fill('https://vimeo.com/1');
    await player.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(player.getByText('Please provide a valid YouTube or Matchi.tv URL.').first()).toBeVisible();
    await player.getByLabel('Video link').fill('https://youtu.be/M7lc1UVf-VE?si=share');
    await player.getByLabel('What should your coach look at?').fill('Do we move together?');
    await player.getByRole('button', { name: 'Add Video' }).last().click();
    await expect(player.getByText('Video added successfully!')).toBeVisible();
    await expect(player.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('an administrator assigns a coach', async () => {
    await staff.goto('/admin/videos?show=without-coach');
    await staff.getByRole('button', { name: `Assign coach to ${title}` }).click();
    const dialog = staff.getByRole('dialog', { name: 'Assign coach' });
    await dialog.getByRole('combobox', { name: 'Coach' }).fill('Orti');
    await staff.getByRole('option', { name: /Gael Ortiz/ }).click();
    await dialog.getByRole('button', { name: 'Assign coach' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the coach reviews it and publishes', async () => {
    await continueAs(staff, journeyEmail('main-job.coach'));
    await staff.goto('/coach/videos');
    await staff.getByRole('link', { name: new RegExp(`Open review.*${title.split(' (')[0]}`) }).click();
    await expect(staff.getByText('Do we move together?').first()).toBeVisible();
    await staff.getByRole('button', { name: /^Play/ }).first().click();
    await expect.poll(async () => (await playerOn(staff))?.time ?? 0).toBeGreaterThan(0.5);
    await writeNote(staff, isPhone, 'Technique', 'Racket up while you turn');
    await staff.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await writeNote(staff, isPhone, 'Strength', 'This lob wins the net');
    await expect(staff.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(2);
    await staff.getByRole('tab', { name: /Skills/ }).click();
    await staff.getByLabel('Overall, 0 to 7').fill('4.2');
    await staff.getByLabel('Lob, 0 to 7').fill('5');
    await staff.getByRole('tab', { name: 'Summary' }).click();
    await staff.getByLabel('Final summary').fill('Your lob decides matches. Move forward behind it, together.');
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Publish' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(staff).toHaveURL(/\/coach\/videos/);
  });

  await test.step('the player gets an email and a notification, and reads the review beside the video', async () => {
    const mail = await server.mail(email, 'Your review is ready');
    expect(mail.text).toContain('Your lob decides matches.');
    await player.goto('/player');
    await player.getByRole('button', { name: /Notifications/ }).click();
    await player.getByRole('link', { name: 'Read the review' }).click();
    await expect(player).toHaveURL(linkIn(mail, '/player/video-analysis/'));
    await expect(player.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(player.getByText(/4\.2\s*\/\s*7\.0/).first()).toBeVisible();
    await expect(player.getByText('Your lob decides matches. Move forward behind it, together.')).toBeVisible();
    const note = player.getByRole('listitem').filter({ hasText: 'This lob wins the net' });
    await note.getByRole('button').first().click();
    await expect.poll(async () => (await playerOn(player))?.time ?? 0).toBeGreaterThan(9);
  });

  await playerContext.close();
  await staffContext.close();
});

/**
 * Writes a note at the current time. On a keyboard the type's letter opens it and Enter saves and plays on; on a phone buttons do, since
 * Enter is a new line there.
 */
async function writeNote(page: Page, isPhone: boolean, type: 'Technique' | 'Strength', text: string): Promise<void> {
  if (!isPhone) {
    await page.keyboard.press(type === 'Technique' ? 't' : 'g');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    return;
  }
  await page.getByRole('group', { name: 'Note at the current time' }).getByRole('button', { name: type }).click();
  await page.getByLabel('New note').fill(text);
  // The rest of the form comes a frame later, and "Save note" is below it.
  await expect(page.getByRole('combobox', { name: 'Note type' })).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
}
