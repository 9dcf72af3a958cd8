// The main job, end to end: from registering to reading the published review, through the screens and the mails.

import { installFakeYouTube } from './fake-youtube.ts';
import { expect, linkIn, signIn, test } from './fixtures.ts';

test('a player registers, submits a match, a coach reviews it, and the player reads the review @databases @phone', async ({
  browser,
  server,
}, info) => {
  const email = `vera.${info.project.name}@journey.example`;
  const title = `Ladder final (${info.project.name})`;

  const playerContext = await browser.newContext();
  const staffContext = await browser.newContext();
  for (const context of [playerContext, staffContext]) await installFakeYouTube(context);
  const player = await playerContext.newPage();
  const staff = await staffContext.newPage();

  await test.step('register and confirm the address', async () => {
    await player.goto('/auth?tab=register');
    await player.getByLabel('First name').fill('Vera');
    await player.getByLabel('Last name').fill('Lindqvist');
    await player.getByLabel('Email').fill(email);
    await player.getByLabel('Country').fill('Swed');
    await player.getByRole('option', { name: 'Sweden' }).click();
    await player.getByLabel('Password', { exact: true }).fill('wall-and-net');
    await player.getByLabel('Confirm password').fill('wall-and-net');
    await expect(player.getByRole('button', { name: 'Create Account' })).toBeDisabled();
    await player.getByRole('checkbox').check();
    await player.getByRole('button', { name: 'Create Account' }).click();
    await expect(player.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await player.goto(linkIn(await server.mail(email, 'Confirm your email'), 'verify-email'));
    await expect(player).toHaveURL('/auth');
    await expect(player.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('an administrator approves and grants a credit', async () => {
    await signIn(staff, 'admin@demo.pala.example');
    await staff.goto('/admin/users?state=pending');
    await staff.getByRole('button', { name: 'Approve Vera Lindqvist' }).click();
    await expect(staff.getByRole('button', { name: 'Approve Vera Lindqvist' })).toBeHidden();
    await server.mail(email, 'approved');
    await staff.goto(`/admin/users?search=${encodeURIComponent(email)}`);
    await staff.getByRole('button', { name: 'Adjust credits of Vera Lindqvist' }).click();
    const dialog = staff.getByRole('dialog');
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
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Coach').selectOption({ label: 'Mateo Ibáñez' });
    await dialog.getByRole('button', { name: 'Assign coach' }).click();
    await expect(dialog).toBeHidden();
    await staff.goto('/api/logout');
  });

  await test.step('the coach reviews it by keyboard and publishes', async () => {
    await signIn(staff, 'freelance@demo.pala.example');
    await staff.goto('/coach/videos');
    await staff.getByRole('link', { name: new RegExp(`Open review.*${title.replace(/[()]/g, '.')}`) }).click();
    await expect(staff.getByText('Do we move together?').first()).toBeVisible();
  });

  await playerContext.close();
  await staffContext.close();
});
