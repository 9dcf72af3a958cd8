// A family: siblings under their guardian's address, a video and a message for one of them, and an account of their own.

import pg from 'pg';
import { axeFindings } from './accessible.ts';
import { continueAs, expect, journeyEmail, linkIn, test } from './fixtures.ts';

test('a guardian looks after two siblings, until one of them has an account of their own', async ({
  browser,
  page: manager,
  server,
}) => {
  const guardianEmail = journeyEmail('family');
  const juniorEmail = 'emma.winther@journey.example';
  const coach = await (await browser.newContext()).newPage();
  const guardian = await (await browser.newContext()).newPage();

  await test.step('the manager imports both, who share an address', async () => {
    await continueAs(manager, journeyEmail('family.manager'));
    await manager.goto('/club/import');
    const rows = [
      'Navn;E-mail;Født;Træner',
      `Emma Winther;${guardianEmail};2012;Iker`,
      `Noah Winther;${guardianEmail};2014;`,
    ];
    await manager
      .getByLabel('Choose file')
      .setInputFiles({ name: 'juniors.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
    await expect(manager.getByText(/^Noah Winther, junior until .*guardian asked at/)).toBeVisible();
    expect(await axeFindings(manager), 'the preview').toEqual([]);
    await manager.getByRole('button', { name: 'Invite 2 players' }).click();
    await expect(manager.getByText('2 of 2 invitations sent')).toBeVisible();
  });

  await test.step('the guardian comes from one email and accepts both', async () => {
    const mail = await server.mail(guardianEmail, 'Emma Winther and Noah Winther');
    await continueAs(guardian, guardianEmail);
    await guardian.goto(linkIn(mail, '/family'));
    for (const name of ['Emma', 'Noah']) {
      await guardian.getByRole('button', { name: `Accept ${name} Winther` }).click();
      const dialog = guardian.getByRole('dialog', { name: `Look after ${name}?` });
      await dialog.getByRole('checkbox', { name: /consent/ }).check();
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(guardian.getByRole('button', { name: 'Use as Noah' })).toBeVisible();
    expect(await axeFindings(guardian), 'My family').toEqual([]);
  });

  await test.step('as one of them the guardian sends a video, which needs a yes, and goes back', async () => {
    await guardian.getByRole('button', { name: 'Use as Emma' }).click();
    await expect(guardian.getByRole('region', { name: 'Using the product for a junior' })).toBeVisible();
    await guardian.goto('/player/videos?add=true');
    await guardian.getByLabel('Title').fill('Emma’s first match');
    await guardian.getByLabel('Video link').fill('https://youtu.be/M7lc1UVf-VE');
    const send = guardian.getByRole('button', { name: 'Add Video' }).last();
    await send.click();
    await expect(guardian.getByText('Please agree that coaches may open this video.').first()).toBeVisible();
    await guardian.getByRole('checkbox', { name: /I agree that Emma’s coaches/ }).check();
    await send.click();
    await expect(guardian.getByText('Video added successfully!')).toBeVisible();
    await guardian.getByRole('button', { name: 'Back to Anna' }).click();
    await expect(guardian.getByRole('heading', { level: 1, name: 'My family' })).toBeVisible();
    await expect(guardian.getByRole('button', { name: 'Use as Emma' })).toBeVisible();
  });

  await test.step('the coach of the file writes to the junior, and the guardian gets a copy', async () => {
    await continueAs(coach, journeyEmail('family.coach'));
    await coach.goto('/coach/players');
    await coach
      .getByRole('link', { name: /Emma Winther/ })
      .first()
      .click();
    await coach
      .getByRole('main')
      .getByRole('link', { name: /^Message/ })
      .first()
      .click();
    await expect(coach.getByRole('paragraph').filter({ hasText: 'Junior, with Anna Winther' })).toBeVisible();
    const box = coach.getByRole('textbox', { name: 'Message to Emma Winther' });
    await box.fill('Well played on Saturday.');
    await box.press('Enter');
    await expect(coach.getByRole('log').getByText('Well played on Saturday.')).toBeVisible();
    const copy = await server.mail(guardianEmail, 'A message from Iker Salas');
    expect([copy.subject, copy.text]).toEqual([
      expect.stringContaining('For Emma:'),
      expect.stringContaining('Well played on Saturday.'),
    ]);
  });

  await test.step('on the day the guardian hands the account over', async () => {
    const database = new pg.Client({ connectionString: server.databaseUrl });
    await database.connect();
    await database.query(
      `update users set adult_on = '2026-01-01' where first_name = 'Emma' and last_name = 'Winther'`,
    );
    await database.end();
    await guardian.reload();
    await guardian.getByRole('button', { name: 'More for Emma Winther' }).click();
    await guardian.getByRole('menuitem', { name: 'Give their own account' }).click();
    const dialog = guardian.getByRole('dialog', { name: 'Give Emma their own account' });
    await dialog.getByLabel('Emma’s email address').fill(juniorEmail);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog).toBeHidden();
    const link = linkIn(await server.mail(juniorEmail, 'Your own Pala account'), '/set-password?token=');
    const junior = await (await browser.newContext()).newPage();
    await junior.goto(link);
    await junior.getByLabel('New password', { exact: true }).fill('quiet-harbour-9');
    await junior.getByLabel('Confirm new password').fill('quiet-harbour-9');
    await junior.getByRole('button', { name: 'Set Password' }).click();
    await expect(junior.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible();
    await guardian.reload();
    await expect(guardian.getByRole('button', { name: 'Use as Noah' })).toBeVisible();
    await expect(guardian.getByRole('button', { name: 'Use as Emma' })).toBeHidden();
    await junior.context().close();
  });
  await coach.context().close();
  await guardian.context().close();
});
