// Reference clips: an administrator publishes one, a coach rates it by keyboard without seeing the agreed ratings, and both see the result.

import { continueAs, demoEmail, expect, journeyEmail, test } from './fixtures.ts';

test('a coach rates a clip blind, and learns how strictly', async ({ browser }) => {
  const [admin, coach] = await Promise.all(
    Array.from({ length: 2 }, async () => (await browser.newContext()).newPage()),
  );
  if (!admin || !coach) throw new Error('no pages');

  await test.step('the administrator adds a clip and publishes it', async () => {
    await continueAs(admin, demoEmail('admin'));
    await admin.goto('/admin/reference-clips');
    await admin.getByRole('button', { name: 'Add clip' }).click();
    const form = admin.getByRole('dialog', { name: 'Add a reference clip' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Volleys after a lob');
    await form.getByRole('textbox', { name: 'YouTube or Matchi link' }).fill('https://youtu.be/dQw4w9WgXcQ');
    await form.getByRole('textbox', { name: 'End of the clip, m:ss' }).fill('0:40');
    await form.getByRole('textbox', { name: 'Player to rate' }).fill('Near court, left, white shirt');
    await form.getByRole('textbox', { name: 'Volley, 0 to 7' }).click();
    await admin.keyboard.type('61');
    await admin.keyboard.press('Enter');
    await expect(form.getByRole('textbox', { name: 'Lob, 0 to 7' })).toBeFocused();
    await admin.keyboard.type('38');
    await form.getByRole('textbox', { name: 'Who agreed, and how' }).fill('Mean of two federation coaches');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await admin.getByRole('button', { name: 'More for Volleys after a lob' }).click();
    await admin.getByRole('menuitem', { name: 'Publish' }).click();
    await admin.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByText('Volleys after a lob is published')).toBeVisible();
  });

  await test.step('the coach rates it by keyboard', async () => {
    await continueAs(coach, journeyEmail('clips.coach'));
    await coach.goto('/coach/reference-clips');
    await expect(coach.getByRole('heading', { name: /^To rate \(7\)/ })).toBeVisible();
    await coach.getByRole('link', { name: 'Volleys after a lob' }).click();
    await coach.getByRole('textbox', { name: 'Volley, 0 to 7' }).click();
    await coach.keyboard.type('59');
    await coach.keyboard.press('Enter');
    await expect(coach.getByRole('textbox', { name: 'Lob, 0 to 7' })).toBeFocused();
    await coach.keyboard.type('38');
    await expect(coach.getByText('Mean of two federation coaches')).toHaveCount(0);
    await coach.reload();
    await expect(coach.getByRole('textbox', { name: 'Volley, 0 to 7' })).toHaveValue('5.9');
    await coach.getByRole('button', { name: 'Submit ratings' }).click();
    await expect(coach.getByText('0.2 stricter')).toBeVisible();
    await expect(coach.getByText('Mean of two federation coaches')).toBeVisible();
    await coach.getByRole('link', { name: 'All clips and your feedback' }).click();
    await expect(coach.getByText('Too few clips to say: 1 of 5.')).toBeVisible();
    await expect(coach.getByRole('link', { name: 'Volley, Volleys after a lob at 0:00' })).toBeVisible();
  });

  await test.step('the administrator sees the coach’s progress', async () => {
    await admin.getByRole('tab', { name: 'Coaches' }).click();
    const row = admin.getByRole('row', { name: /Irune Salas/ });
    await expect(row.getByText('1 of 7')).toBeVisible();
    await expect(row.getByText('Too few clips to say: 1 of 5')).toBeVisible();
  });
});
