// A public certificate, for as long as its owner wants.

import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a player publishes their certificate, and hides it again @phone', async ({ page, browser, server }) => {
  await continueAs(page, journeyEmail('certificate'));
  await page.goto('/player/profile?tab=privacy');
  await page.getByRole('switch', { name: 'Public certificate' }).click();
  const address = await page.getByLabel('Link to your certificate').inputValue();
  expect(address).toContain(`${server.url}/verified/`);
  await expect(page.getByRole('img', { name: 'Your certificate' })).toBeVisible();

  const visitors = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await visitors.newPage();
  const { pathname } = new URL(address);

  await test.step('visitors read it without JavaScript', async () => {
    const answer = await visitor.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(visitor).toHaveTitle('Oda Hansson: DPF 3.5, Pala Verified');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Oda Hansson' })).toBeVisible();
    await expect(visitor.getByText('Lower Intermediate+')).toBeVisible();
    await expect(visitor.getByText(/^Verified [A-Z][a-z]+ \d{4}/)).toBeVisible();
    await expect(visitor.getByRole('img', { name: `QR code for ${address}` })).toBeVisible();
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', `${address}/certificate.png`);
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('visitors download it as a picture and a PDF', async () => {
    for (const [file, type] of [
      ['certificate.png', 'image/png'],
      ['certificate.pdf', 'application/pdf'],
    ]) {
      const answer = await visitors.request.get(`${address}/${file}`);
      expect([file, answer.status(), answer.headers()['content-type']]).toEqual([file, 200, type]);
    }
  });

  await test.step('it shows the name as the player chooses', async () => {
    await page.getByText('O. H.', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'O. H.' })).toBeChecked();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('O. H.', { timeout: 500 });
    }).toPass();
    // The code in the address can contain any letters, even `oDa`, but no space.
    await expect(visitor.getByText(/Oda\s|Hansson/)).toHaveCount(0);
  });

  await test.step('it is accessible', async () => {
    const reader = await page.context().newPage();
    await reader.goto(pathname);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(reader);
    await reader.close();
  });

  const checkers = await browser.newContext();
  const checker = await checkers.newPage();
  const answers = (file: string) =>
    test.step(`${file} is checked`, async () => {
      await checker.getByLabel('The badge as a file').setInputFiles(test.info().outputPath(file));
      await expect(checker.getByRole('heading', { name: 'Padel level DPF 3.5' })).toBeVisible();
      return checker.getByRole('heading', { level: 3, name: /: / }).allTextContents();
    });

  await test.step('it is a badge too, which visitors check in their browser, offline as well', async () => {
    for (const format of ['Picture (PNG)', 'Picture (SVG)', 'Text (JWT)']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `Badge: ${format}` }).click(),
      ]);
      await download.saveAs(test.info().outputPath(download.suggestedFilename()));
    }
    await visitor.getByRole('link', { name: 'Check the badge' }).click();
    await expect(visitor.getByRole('heading', { name: 'Check a badge' })).toBeVisible();
    await visitor.getByRole('main').getByRole('link', { name: 'How levels are measured' }).click();
    await expect(visitor.getByRole('heading', { name: 'How levels are measured' })).toBeVisible();
    await checker.goto('/verify');
    const inForce = ['Unchanged: yes', 'By whom: known', 'In force: yes'];
    expect(await answers('pala-badge.png')).toEqual(inForce);
    await expect(checker.getByText('O. H.', { exact: true })).toBeVisible();
    await expectAccessible(checker);
    await checkers.setOffline(true);
    const offline = [...inForce.slice(0, 2), 'In force: couldn’t be checked'];
    expect(await answers('pala-badge.svg')).toEqual(offline);
    await checkers.setOffline(false);
  });

  await test.step('a changed badge is not believed, checked by keyboard', async () => {
    const [header, claims, signature] = readFileSync(test.info().outputPath('pala-badge.jwt'), 'utf8').split('.');
    const forged = Buffer.from(claims ?? '', 'base64url')
      .toString()
      .replaceAll('3.5', '6.5');
    await checker.getByLabel('Or paste its text').focus();
    await checker.keyboard.insertText(`${header}.${Buffer.from(forged).toString('base64url')}.${signature}`);
    await checker.keyboard.press('Tab');
    await checker.keyboard.press('Enter');
    await expect(checker.getByText('Unchanged: no')).toBeVisible();
    await expect(checker.getByText('By whom: not proven')).toBeVisible();
    await checker.getByLabel('Or paste its text').fill('hello');
    await checker.getByRole('button', { name: 'Check the badge' }).click();
    await expect(checker.getByText('This isn’t a badge', { exact: false })).toBeVisible();
    await expect(checker.getByText('Unchanged: no')).toBeHidden();
  });

  await test.step('it is gone once switched off', async () => {
    await page.getByRole('switch', { name: 'Public certificate' }).click();
    await expect(page.getByLabel('Link to your certificate')).toHaveCount(0);
    const gone = await visitor.goto(address);
    expect(gone?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect((await visitors.request.get(`${address}/certificate.pdf`)).status()).toBe(404);
  });

  await test.step('and the badge is suspended', async () => {
    expect(await answers('pala-badge.jwt')).toEqual(['Unchanged: yes', 'By whom: known', 'In force: no']);
    await expect(checker.getByText('It is suspended for now', { exact: false })).toBeVisible();
  });
  await checkers.close();
  await visitors.close();
});
