// A club's public highlight reel, with members' consent.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { playerOn } from './fake-youtube/fake-youtube.ts';
import { continueAs, demoEmail, expect, journeyEmail, test } from './fixtures.ts';

const player = 'Ylva Strand';

/** Answers the club's consent question on the profile. */
async function answer(page: Page, word: RegExp): Promise<void> {
  await page.goto('/player/profile?tab=privacy');
  await page.getByRole('radio', { name: word }).click();
  await expect(page.getByRole('radio', { name: word })).toBeChecked();
  await expect(page.getByText(/^Your club (?:can|won’t) feature you$/)).toBeVisible();
}

test('a reel is made, watched on a phone, and gone after the player’s no or a takedown', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const member = await (await browser.newContext({ baseURL: server.url })).newPage();
  await continueAs(member, journeyEmail('filmed'));
  await answer(member, /^Yes, my club can feature me/);

  let address = '';
  await test.step('a manager takes proposed clips and makes the reel public', async () => {
    await continueAs(page, demoEmail('club'));
    await page.goto('/club/highlights');
    await page.getByRole('button', { name: 'New reel' }).click();
    await page.getByLabel('Title').fill('Ylva’s autumn');
    await page.getByRole('button', { name: 'Choose clips' }).click();
    await page.getByLabel('Player', { exact: true }).selectOption(player);
    await page.getByLabel('Type', { exact: true }).selectOption('All');
    await page.getByRole('button', { name: 'Suggest clips' }).click();
    await expect(page.getByRole('button', { name: 'Move clip 1', exact: true })).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Start of clip 1' }).press('ArrowLeft');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: 'Public' }).click();
    address = await page.getByLabel('Link to the reel').inputValue();
    expect(address).toContain(`${server.url}/reel/`);
    await expectAccessible(page);
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const visitor = await phone.newPage();
  await test.step('a visitor watches it', async () => {
    const opened = await visitor.goto(address);
    expect([opened?.status(), opened?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ylva’s autumn' })).toBeVisible();
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', `${address}/preview.png`);
    await expect(visitor.getByRole('region', { name: 'Clips' }).getByText(player).first()).toBeVisible();
    await visitor.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(visitor.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await playerOn(visitor)).toMatchObject({ playerState: 1 });
    await expectAccessible(visitor);
  });

  await test.step('and finds nothing once the player says no', async () => {
    await answer(member, /^No, don’t feature me/);
    expect((await visitor.goto(address))?.status()).toBe(404);
    await answer(member, /^Yes, my club can feature me/);
    expect((await visitor.goto(address))?.status()).toBe(200);
  });

  await test.step('someone asks for it to be taken down, and confirms it by email', async () => {
    await visitor.getByRole('link', { name: 'Ask us to take it down' }).click();
    await visitor.getByLabel('Your name').fill('Olga Sand');
    await visitor.getByLabel('Email').fill('olga@journey.example');
    await visitor.getByLabel('What should we remove, and why?').fill('I am in the first clip.');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const mail = await server.mail('olga@journey.example', 'Confirm your request');
    await visitor.goto(/http\S+\/takedown\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
    await visitor.getByRole('button', { name: 'Confirm my request' }).click();
    await expect(visitor.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  });

  await test.step('an administrator takes the page down', async () => {
    const office = await browser.newContext({ baseURL: server.url });
    const admin = await office.newPage();
    await continueAs(admin, demoEmail('admin'));
    await admin.goto('/admin/takedowns');
    await admin.getByRole('link', { name: 'Olga Sand' }).click();
    await admin.getByLabel(/^The whole page/).check();
    await admin.getByLabel('Your answer').fill('The page is gone.');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Take down and answer' }).click();
    await expect(admin.getByText('Taken down', { exact: true })).toBeVisible();
    await office.close();
    expect((await visitor.goto(address))?.status()).toBe(404);
    expect((await server.mail('olga@journey.example', 'Your request')).text).toContain('The page is gone.');
  });
  await phone.close();
  await member.context().close();
});
