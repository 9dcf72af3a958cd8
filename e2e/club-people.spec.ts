// A manager's people: inviting a coach, importing players from a file with a bad row, connecting a coach; another club sees nothing.

import { continueAs, expect, goWithin, journeyEmail, linkIn, test } from './fixtures.ts';

/** Different names at each width, since both run on one server. */
const widthOf = (project: string) => (project === 'phone' ? 'Phone' : 'Desk');

test('a manager invites a coach, imports players and connects them, and a second club sees none of it @phone', async ({
  browser,
  page,
  server,
}, { project }) => {
  const width = widthOf(project.name);
  const coachEmail = `new.coach.${width.toLowerCase()}@journey.example`;
  const playerEmail = `imported.${width.toLowerCase()}@journey.example`;

  await test.step('the manager invites a coach from the quick action', async () => {
    await continueAs(page, journeyEmail('club-people.manager'));
    await page.goto('/club/invite-coach');
    const form = page.getByRole('dialog', { name: 'Invite a coach' });
    await form.getByLabel('First name').fill('Iria');
    await form.getByLabel('Last name').fill(`Coach ${width}`);
    await form.getByLabel('Email').fill(coachEmail);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page).toHaveURL(/\/club\/coaches$/);
    await expect(
      page.getByRole('list', { name: 'Invited' }).getByText(`Iria Coach ${width}`, { exact: true }),
    ).toBeVisible();
  });

  await test.step('the coach comes with the link of the email', async () => {
    const link = linkIn(await server.mail(coachEmail, 'invited to join Vesterbro Padel'), '/set-password?token=');
    const coach = await (await browser.newContext()).newPage();
    await coach.goto(link);
    await coach.getByLabel('New password', { exact: true }).fill('quiet-harbour-9');
    await coach.getByLabel('Confirm new password').fill('quiet-harbour-9');
    await coach.getByRole('button', { name: 'Set Password' }).click();
    await expect(coach.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible();
    await coach.context().close();
    await page.goto('/club/coaches');
    await expect(page.getByRole('row').filter({ hasText: `Iria Coach ${width}` })).toBeVisible();
  });

  await test.step('a file is previewed before anyone is invited, each bad row by its line', async () => {
    await goWithin(page, '/club/import', 'Import players');
    await page.getByLabel('Choose file').setInputFiles({
      name: 'members.csv',
      mimeType: 'text/csv',
      // Windows-1252 and semicolons, as Danish spreadsheets save them.
      buffer: Buffer.from(
        ['Fornavn;Efternavn;E-mail;Land', `Søren;Import ${width};${playerEmail};Danmark`, 'Bo;Lund;no address;DK'].join(
          '\r\n',
        ),
        'latin1',
      ),
    });
    await expect(page.getByRole('group', { name: 'Line 3' }).getByLabel('Email')).toHaveValue('no address');
    await expect(page.getByText(`Søren Import ${width}`, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Invite 1 player' }).click();
    await expect(page.getByText('1 of 1 invitation sent')).toBeVisible();
    await server.mail(playerEmail, 'You’re invited to join Vesterbro Padel');
  });

  await test.step('a coach is connected with a member at once', async () => {
    await goWithin(page, '/club/players', 'Players');
    await page.getByRole('tab', { name: /^Invited/ }).click();
    await expect(page.getByText(`Søren Import ${width}`, { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: /^Members/ }).click();
    await page.getByRole('button', { name: 'More for Tyra Noer' }).click();
    await page.getByRole('menuitem', { name: 'Coaches' }).click();
    const dialog = page.getByRole('dialog', { name: 'Coaches of Tyra Noer' });
    await dialog.getByLabel('Club coach').selectOption({ label: `Iria Coach ${width}` });
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(
      dialog.getByRole('list', { name: 'Coaches' }).getByText(`Iria Coach ${width}`, { exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the member’s page and videos are readable', async () => {
    await page.getByRole('link', { name: 'Tyra Noer' }).click();
    await expect(page.getByRole('heading', { name: 'Tyra Noer' })).toBeVisible();
    await page.getByRole('tab', { name: 'Videos' }).click();
    await page.getByRole('link', { name: 'Vesterbro league' }).click();
    await expect(page.getByRole('heading', { name: 'Vesterbro league' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Club Videos' })).toBeVisible();
  });

  await test.step('a second club’s manager sees nobody of the first', async () => {
    const member = new URL(page.url());
    const other = await (await browser.newContext()).newPage();
    await continueAs(other, journeyEmail('other-club.manager'));
    for (const [address, empty] of [
      ['/club/coaches', 'No coaches yet'],
      ['/club/players', 'No members yet'],
      ['/club/videos', 'No videos here'],
    ] as const) {
      await other.goto(new URL(address, server.url).href);
      await expect(other.getByText(empty)).toBeVisible();
      await expect(other.getByText(/Iria|Tyra|Søren|Vesterbro/)).toHaveCount(0);
    }
    await other.goto(new URL(member.pathname, server.url).href);
    await expect(other.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await other.context().close();
  });
});
