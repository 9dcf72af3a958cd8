// A manager reads and downloads a report and gives an award; its members are notified, and another club's manager sees none of it.

import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { continueAs, expect, goWithin, journeyEmail, test } from './fixtures.ts';

test('a manager reads and downloads a report, and announces an award that members read', async ({ browser }) => {
  const [managerContext, memberContext, strangerContext] = [
    await browser.newContext(),
    await browser.newContext(),
    await browser.newContext(),
  ];
  const manager = await managerContext.newPage();
  const member = await memberContext.newPage();
  const stranger = await strangerContext.newPage();
  const winner = 'Rikke Ravn';

  await test.step('the dashboard leads from a player to the report about them', async () => {
    await continueAs(manager, journeyEmail('figures.manager'));
    await manager.goto('/club/dashboard');
    await expect(manager.getByRole('heading', { name: 'Most active this month' })).toBeVisible();
    await manager.getByRole('link', { name: winner }).first().click();
    await expect(manager).toHaveURL(/\/club\/player\//);
    await manager.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(manager).toHaveURL(/\/club\/reports\?player=/);
    await expect(manager.getByText(new RegExp(`${winner}, Fjordens Padel`))).toBeVisible();
  });

  await test.step('the report of the whole club, as a table and as a document', async () => {
    await manager.getByLabel('About').selectOption('The whole club');
    await expect(manager.getByText(/3 players sent 12 videos/)).toBeVisible();
    const table = manager.waitForEvent('download');
    await manager.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await table;
    expect(csv.suggestedFilename()).toMatch(/^pala-report-fjordens-padel-.*\.csv$/);
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`${winner};Denmark`);
    const document = manager.waitForEvent('download');
    await manager.getByRole('button', { name: 'Download PDF' }).click();
    const pdf = await document;
    expect(pdf.suggestedFilename()).toMatch(/^pala-report-fjordens-padel-.*\.pdf$/);
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('an award is computed, confirmed, and then announced', async () => {
    await goWithin(manager, '/club/awards', 'Seasonal Awards');
    const award = manager.getByRole('article').filter({ has: manager.getByRole('heading', { name: 'Most Active' }) });
    await expect(award.getByRole('link', { name: winner })).toBeVisible();
    await award.getByRole('button', { name: 'Confirm Most Active' }).click();
    await expect(award.getByText('Confirmed')).toBeVisible();
    await manager.getByRole('button', { name: 'Announce 1 award' }).click();
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click();
    await expect(award.getByText('Announced')).toBeVisible();
  });

  await test.step('a post about it names only members who agreed, as text and picture', async () => {
    const award = manager.getByRole('article').filter({ has: manager.getByRole('heading', { name: 'Most Active' }) });
    await award.getByRole('link', { name: 'Write a post' }).click();
    await expect(manager.getByRole('textbox', { name: 'Short' })).toHaveValue(
      /Most Active of the season: one of our members/,
    );
    await expect(manager.getByText('One winner has not agreed to be featured')).toBeVisible();
    await expect(manager.getByText(winner)).toHaveCount(0);
    const picture = manager.waitForEvent('download');
    await manager.getByRole('link', { name: 'Download picture' }).click();
    expect((await picture).suggestedFilename()).toBe('award-square.png');
    await manager.getByRole('tab', { name: 'Dansk' }).click();
    await expect(manager.getByRole('textbox', { name: 'Short' })).toHaveValue(/et af vores medlemmer/);
    await expectAccessible(manager);
  });

  await test.step('a member is notified, and sees who won', async () => {
    await continueAs(member, journeyEmail('figures.second'));
    await expect(async () => {
      await member.goto('/progress');
      await member.getByRole('button', { name: /Notifications/ }).click();
      await expect(member.getByText('Your club’s awards').first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await member.goto('/progress');
    await member.getByRole('heading', { name: 'Your club’s awards' }).click();
    await expect(member.getByText(`Most Active: ${winner}`)).toBeVisible();
  });

  await test.step('another club’s manager sees none of it', async () => {
    await continueAs(stranger, 'club@demo.pala.example');
    for (const path of ['/club/dashboard', '/club/reports', '/club/awards', '/club/social']) {
      await stranger.goto(path);
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(stranger.getByText(winner)).toHaveCount(0);
    }
    await stranger.goto('/club/reports?period=last-12-months');
    await expect(stranger.getByText(/players? sent/).first()).toBeVisible();
    await expect(stranger.getByText('Fjordens Padel')).toHaveCount(0);
  });
});
