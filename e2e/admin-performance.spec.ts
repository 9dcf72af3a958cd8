// Administrators mark a player's movement, and plan training from weak skills.

import { continueAs, demoEmail, expect, journeyEmail, test } from './fixtures.ts';

test('movement is marked by keyboard and shown to the player below the review', async ({ browser }) => {
  const staff = await (await browser.newContext()).newPage();
  const player = await (await browser.newContext()).newPage();

  await test.step('an administrator finds the reviewed video and marks twelve seconds', async () => {
    await continueAs(staff, demoEmail('admin'));
    await staff.goto('/admin/movement-analysis?search=Semi-final of the season');
    await staff.getByRole('link', { name: 'Semi-final of the season' }).click();
    const court = staff.getByRole('application', { name: /Court: marking/ });
    await court.focus();
    for (let second = 0; second < 12; second += 1) {
      await expect(staff.getByRole('textbox', { name: 'Time in the video, m:ss' })).toHaveValue(
        `0:${String(second).padStart(2, '0')}.0`,
      );
      await court.press('Enter');
    }
    await expect(staff.getByRole('button', { name: /\(12\)/ })).toBeVisible();
  });

  await test.step('figures follow, and the player sees nothing yet', async () => {
    await expect(staff.getByRole('img', { name: /Where Lise was/ })).toBeVisible();
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
    await continueAs(player, journeyEmail('performance'));
    await player.goto('/player/videos');
    await player.getByRole('link', { name: /View Analysis/ }).click();
    await expect(player.getByRole('heading', { name: 'Skill Breakdown' })).toBeVisible();
    await expect(player.getByRole('heading', { name: 'Movement' })).toHaveCount(0);
  });

  await test.step('once shown, it appears on the player’s open page', async () => {
    await staff.getByRole('button', { name: 'Show to Lise' }).click();
    await expect(staff.getByText('Lise can see these marks.')).toBeVisible();
    await expect(player.getByRole('heading', { name: 'Movement' })).toBeVisible();
    await expect(player.getByRole('img', { name: /Where Lise was/ })).toBeVisible();
    await expect(player.getByText('12', { exact: true })).toBeVisible();
  });
});

test('a session for the weakest skills appears for player and coach', async ({ browser }) => {
  const staff = await (await browser.newContext()).newPage();
  const player = await (await browser.newContext()).newPage();

  await test.step('one click books the suggested session', async () => {
    await continueAs(staff, demoEmail('admin'));
    await staff.goto('/admin/performance-training?search=Lise Aagaard');
    await staff.getByRole('button', { name: /Plan training/ }).click();
    await expect(staff.getByRole('heading', { name: 'What to train' })).toBeVisible();
    await staff.getByRole('button', { name: 'Book Session' }).click();
    await expect(staff.getByRole('heading', { name: /Sessions booked here/ })).toBeVisible();
    await expect(staff.getByText('too few reviews').first()).toBeVisible();
  });

  await test.step('the player finds it with its drills', async () => {
    await continueAs(player, journeyEmail('performance'));
    await player.goto('/player/training');
    await expect(player.getByText(/\d+ min\)\./).first()).toBeVisible();
  });
});

test('insights show movers, inactive players and coach agreement', async ({ browser }) => {
  const staff = await (await browser.newContext()).newPage();
  await continueAs(staff, demoEmail('admin'));
  await staff.goto('/admin/performance-insights');
  await expect(staff.getByRole('heading', { name: 'Skills, weakest first' })).toBeVisible();
  await staff.getByRole('tab', { name: 'Coach agreement' }).click();
  await expect(staff.getByRole('heading', { name: /Coaches, highest ratings first/ })).toBeVisible();
  await staff.getByRole('tab', { name: 'Inactive' }).click();
  await expect(staff.getByRole('combobox', { name: /No video and no session/ })).toBeVisible();
  await staff.getByRole('tab', { name: 'Movers' }).click();
  await expect(staff.getByRole('heading', { name: 'Up' })).toBeVisible();
});
