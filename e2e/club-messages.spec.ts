// A manager writes to a group; a member gets the email, reads it in Pala, and stops further emails.

import { axeFindings } from './accessible.ts';
import { continueAs, expect, journeyEmail, linkIn, test } from './fixtures.ts';

/** A member of their own at each width, since both run on one server. */
const memberOf = (project: string) =>
  project === 'phone'
    ? { width: 'Phone', name: 'Asta Krog', email: journeyEmail('club-messages.phone') }
    : { width: 'Desk', name: 'Rikke Dam', email: journeyEmail('club-messages.desk') };

/** A red pixel as PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('a manager fills a group, writes to it with a picture, and sees who opened it @phone', async ({
  browser,
  page,
  server,
}, { project }) => {
  const { width, name, email } = memberOf(project.name);
  const subject = `Cup on the ${width}`;

  await test.step('a group gets its member from the list of those who are not in it', async () => {
    await continueAs(page, journeyEmail('club-messages.manager'));
    await page.goto('/club/groups');
    await page.getByRole('button', { name: 'New group' }).click();
    const form = page.getByRole('dialog', { name: 'New group' });
    await form.getByLabel('Name').fill(`Team ${width}`);
    await form.getByRole('button', { name: 'Make group' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Team ${width}` })).toBeVisible();
    await page.getByRole('button', { name: 'Add members' }).first().click();
    const picker = page.getByRole('dialog', { name: `Add members to Team ${width}` });
    await picker.getByLabel('Search by name or email').fill(email);
    // Until it is found, the list of before is faded.
    await expect(picker.getByText('1 member', { exact: true })).toBeVisible();
    const candidate = picker.getByRole('checkbox', { name: new RegExp(name) });
    await candidate.focus();
    await expect(candidate).toBeFocused();
    await page.keyboard.press('Space');
    expect(await axeFindings(page), 'the picker').toEqual([]);
    await picker.getByRole('button', { name: 'Add 1 member' }).click();
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });

  await test.step('a message to it survives a reload, and is previewed with the number of people', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Write' }).click();
    await expect(page.getByText('1 person.')).toBeVisible();
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message').fill('Sign up at https://nordhavn.example/cup\nuntil Friday.');
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await expect(page.getByText('1 person.')).toBeVisible();
    await page
      .getByLabel('Picture')
      .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByText('Nordhavn Padel via Pala')).toBeVisible();
    await expect(preview.getByRole('img', { name: 'Chosen by Nordhavn Padel' })).toBeVisible();
    expect(await axeFindings(page), 'the preview').toEqual([]);
    await preview.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  });

  const mail = await server.mail(email, subject);
  expect([mail.from?.name, mail.to?.length, mail.attachments.length]).toEqual(['Nordhavn Padel via Pala', 1, 1]);
  const member = await (await browser.newContext()).newPage();

  await test.step('the member opens it from the bell', async () => {
    await continueAs(member, email);
    await member.goto(new URL('/notifications', server.url).href);
    await member.getByRole('link', { name: /Message from Nordhavn Padel/ }).click();
    await expect(member.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(member.getByRole('link', { name: 'https://nordhavn.example/cup' })).toBeVisible();
    await expect(member.getByRole('img', { name: 'Chosen by Nordhavn Padel' })).toBeVisible();
    await member.getByRole('link', { name: 'From your club' }).click();
    await expect(member.getByRole('main').getByRole('link', { name: subject, exact: true })).toBeVisible();
    expect(await axeFindings(member), 'the list').toEqual([]);
  });

  await test.step('the manager sees it sent and opened', async () => {
    await expect(async () => {
      await page.goto('/club/messages');
      await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('1 sent · 1 opened in Pala');
    }).toPass();
  });

  await test.step('the member stops these emails with the link, and the manager sees that', async () => {
    await member.goto(new URL(linkIn(mail, '/stop-mails'), server.url).href);
    await member.getByRole('button', { name: /^Stop/ }).click();
    await expect(member.getByRole('heading', { name: 'No more emails from your club' })).toBeVisible();
    await page.goto('/club/groups');
    await page.getByRole('link', { name: `Team ${width}` }).click();
    await page.getByRole('main').getByRole('link', { name: 'Write' }).click();
    await expect(page.getByText('1 member gets it in Pala only')).toBeVisible();
  });
  await member.context().close();
});
