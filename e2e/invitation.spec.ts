// An invitation: an administrator invites a club's coach, who chooses a password and starts.

import { continueAs, demoEmail, expect, linkIn, signIn, test } from './fixtures.ts';

test('an administrator invites a coach, who chooses a password and signs in @phone', async ({
  page,
  browser,
  server,
}, info) => {
  const email = `ebbe.${info.project.name}@journey.example`;
  const password = 'fence, glass and grip';
  const elsewhere = await browser.newContext();
  const coach = await elsewhere.newPage();

  await test.step('invite', async () => {
    await continueAs(page, demoEmail('admin'));
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Invite a person' }).click();
    await page.getByLabel('First name').fill('Ebbe');
    await page.getByLabel('Last name').fill('Dahl');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('combobox', { name: 'Country' }).fill('Denm');
    await page.getByRole('option', { name: 'Denmark' }).click();
    await page.getByLabel('Role').selectOption('Club Coach');
    await page.getByLabel('Club', { exact: true }).selectOption('Havnens Padel');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  });

  const first = linkIn(await server.mail(email, 'invited to join Havnens Padel'), '/set-password?token=');

  await test.step('the list shows the invitation, and sends it again', async () => {
    await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
    await expect(page.getByText('Invited', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send again the invitation to Ebbe Dahl' }).click();
    await expect(page.getByText('Invitation sent again')).toBeVisible();
  });

  let newest = first;
  await expect(async () => {
    newest = linkIn(await server.mail(email, 'invited to join Havnens Padel'), '/set-password?token=');
    expect(newest).not.toBe(first);
  }).toPass({ timeout: 60_000 });

  const choose = async (link: string, word: string) => {
    await coach.goto(link);
    await coach.getByLabel('New password', { exact: true }).fill(word);
    await coach.getByLabel('Confirm new password').fill(word);
    await coach.getByRole('button', { name: 'Set Password' }).click();
  };

  await test.step('the earlier link is invalid, and a common password is refused', async () => {
    await choose(first, password);
    await expect(
      coach.getByRole('main').getByText('This password setup link is invalid or has expired.'),
    ).toBeVisible();
    await choose(newest, 'trustno1');
    await expect(
      coach.getByRole('main').getByText('This password is too common. Please choose another one.').first(),
    ).toBeVisible();
  });

  await test.step('the newest link sets the password', async () => {
    await choose(newest, password);
    await expect(coach.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible();
    await expect(coach).toHaveURL('/');
  });

  await test.step('the coach signs in without approval', async () => {
    await signIn(coach, email, password);
    await expect(coach).toHaveURL(/\/(coach\/dashboard)?$/);
    const user = await (await coach.request.get(`${server.url}/api/auth/user`)).json();
    expect(user).toMatchObject({ role: 'coach_club', accessType: 'club' });
    await page.reload();
    await expect(page.getByText('Active', { exact: true }).last()).toBeVisible();
  });
  await elsewhere.close();
});
