// An administrator's work with people: approving several, another role, a club, a session and goals for a player.

import { continueAs, demoEmail, expect, goWithin, journeyEmail, linkIn, test } from './fixtures.ts';

test('an administrator approves several, changes a role, creates a club, and books and sets goals for a player', async ({
  page,
  browser,
  server,
}) => {
  const password = 'fence, glass and grip';
  const newcomers = ['Aage', 'Bodil', 'Carlo'].map((firstName) => ({
    firstName,
    email: `${firstName.toLowerCase()}.newcomer@journey.example`,
  }));

  await test.step('three people register and confirm their addresses', async () => {
    const elsewhere = await browser.newContext();
    for (const { firstName, email } of newcomers) {
      const form = { email, firstName, lastName: 'Newcomer', country: 'DK', password, confirmPassword: password };
      const data = { ...form, consentToDataProcessing: true };
      expect((await elsewhere.request.post('/api/auth/register', { data })).status()).toBe(201);
      await elsewhere.request.get(linkIn(await server.mail(email, 'Confirm'), '/api/auth/verify-email?token='));
    }
    await elsewhere.close();
  });

  await continueAs(page, demoEmail('admin'));

  await test.step('all three are selected; one was approved meanwhile, and is refused', async () => {
    await page.goto('/admin/users?search=Newcomer');
    await page.getByRole('checkbox', { name: 'Select all 3' }).check();
    await page.getByRole('button', { name: 'Approve the selected people' }).click();
    const people = await page.request.get('/api/admin/people?search=Newcomer');
    const { rows } = (await people.json()) as { rows: { id: string; firstName: string }[] };
    const carlo = rows.find(({ firstName }) => firstName === 'Carlo')?.id;
    expect((await page.request.post(`/api/admin/people/${carlo}/approve`)).status()).toBe(204);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Approve \d/ })
      .click();
    await expect(page.getByRole('heading', { name: '2 of 3 approved' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toHaveText(
      /Carlo Newcomer This person is no longer waiting for approval\./,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('one becomes a coach of the club', async () => {
    await page.getByRole('button', { name: 'More for Bodil Newcomer' }).click();
    await page.getByRole('menuitem', { name: 'Change role or club' }).click();
    const dialog = page.getByRole('dialog', { name: 'Role and club of Bodil Newcomer' });
    await dialog.getByLabel('Role').selectOption('Club Coach');
    await expect(dialog.getByText('They can no longer send videos')).toBeVisible();
    await dialog.getByLabel('Club', { exact: true }).selectOption('Havnens Padel');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText('Bodil Newcomer is now Club Coach of Havnens Padel.')).toBeVisible();
    await page.getByRole('link', { name: 'Bodil Newcomer' }).click();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect(page.getByText('changed the role of')).toBeVisible();
  });

  await test.step('a club is created, and its manager invited', async () => {
    await page.getByRole('link', { name: 'Create Club' }).click();
    await page.getByLabel('Club name').fill('Fjordens Padel');
    await page.getByLabel('First name').fill('Dagny');
    await expect(page.getByLabel('Code')).toHaveValue(/^FJORDENS-PADEL-/);
    await page.getByLabel('Last name').fill('Newcomer');
    await page.getByLabel('Email').fill('dagny.newcomer@journey.example');
    await page.getByRole('combobox', { name: 'Country' }).fill('Denm');
    await page.getByRole('option', { name: 'Denmark' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Create Club' }).click();
    await expect(page.getByRole('heading', { name: 'Fjordens Padel' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dagny Newcomer' })).toBeVisible();
    await server.mail('dagny.newcomer@journey.example', 'invited to join Fjordens Padel');
  });

  await test.step('a session is booked with any coach', async () => {
    await goWithin(page, '/admin/training', 'Training Sessions');
    await page.getByRole('main').getByRole('button', { name: 'Schedule Session' }).click();
    await page.getByRole('combobox', { name: 'Coach' }).fill('Teo');
    await page.getByRole('option', { name: /Teo Marín/ }).click();
    await page.getByLabel('Title').fill('Lobs by the glass');
    await page.getByRole('combobox', { name: 'Players' }).fill('Sigrid');
    await page.getByRole('option', { name: /Sigrid Vang/ }).click();
    await page.getByLabel('Date', { exact: true }).fill(dayAhead(12));
    await page.getByLabel('Start time').fill('18:15');
    await page.getByRole('main').getByRole('button', { name: 'Schedule Session' }).click();
    await expect(page.getByRole('button', { name: 'Lobs by the glass' })).toBeVisible();
    await expect(page.getByText('Teo Marín').last()).toBeVisible();
  });

  await test.step('goals are set', async () => {
    await goWithin(page, '/admin/goals', 'Goals');
    await page.getByRole('combobox', { name: 'A player’s goals' }).fill('Sigrid');
    await page.getByRole('option', { name: /Sigrid Vang/ }).click();
    await page.getByRole('button', { name: 'Set goals' }).click();
    await page.getByLabel(/^Short-term Goals/).fill('Twenty lobs in a row');
    await page.getByRole('button', { name: 'Save goals' }).click();
    await expect(page.getByText('Twenty lobs in a row')).toBeVisible();
  });

  await test.step('the player sees both', async () => {
    const context = await browser.newContext();
    const player = await context.newPage();
    await continueAs(player, journeyEmail('admin-people'));
    await player.goto('/player/training');
    await expect(player.getByRole('heading', { name: 'Lobs by the glass' })).toBeVisible();
    await goWithin(player, '/player/goals', 'My Goals');
    await expect(player.getByText('Twenty lobs in a row')).toBeVisible();
  });
});

/** A future day for a date field. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
}
