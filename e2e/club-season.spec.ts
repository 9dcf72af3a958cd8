// A manager brings 174 players into the club, groups its members and gives them a coach; an evening ranks twelve; those who have not answered
// get a message; the report is about the group. The clicks of each task are counted.

import type { Page } from '@playwright/test';
import { continueAs, expect, goWithin, journeyEmail, test } from './fixtures.ts';
import { seasonMembers } from './start/people.ts';

const invited = 174;

/** Players as a membership system exports them, with headings that nobody knows and one address that is none. */
function membersFile(): Buffer {
  const rows = Array.from({ length: invited }, (_, index) => {
    const address = index === 40 ? 'season.40(at)journey.example' : `season.${index}@journey.example`;
    return `Ana ${index};Nyborg;${address};Marta Vives`;
  });
  return Buffer.from(['Rufname;Familie;Kontakt;Betreuung', ...rows].join('\r\n'));
}

/** Counts the clicks of a person from now on; returns how many there have been. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // A click that a key or a label's field makes has no detail.
    window.addEventListener(
      'click',
      ({ detail }) => detail > 0 && (window as never as { countClick(): void }).countClick(),
      {
        capture: true,
      },
    );
  });
  return () => clicks;
}

test('a season of a club: import, groups, coach, ranking, message and report', async ({ browser, page, server }) => {
  const coach = await (await browser.newContext()).newPage();
  const clicks = await countClicks(page);

  await test.step('174 players are imported, with their columns matched and one address corrected', async () => {
    await continueAs(page, journeyEmail('season.manager'));
    await page.goto('/club/import');
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: membersFile() });
    const step = page.getByRole('group', { name: 'Match the columns' });
    await step.getByLabel('Rufname').selectOption('First name');
    await step.getByLabel('Familie').selectOption('Last name');
    await step.getByLabel('Kontakt').selectOption('Email');
    await step.getByLabel('Betreuung').selectOption('Coach');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('group', { name: 'Line 42' }).getByLabel('Email').fill('season.40@journey.example');
    await page.getByRole('button', { name: `Invite ${invited} players` }).click();
    await expect(page.getByText(`${invited} invited, 0 joined so far`)).toBeVisible();
    await server.mail('season.40@journey.example', 'You’re invited to join Teglholmen Padel');
  });

  await test.step('all members are put into a group and get its coach', async () => {
    await goWithin(page, '/club/groups', 'Groups');
    await page.getByRole('button', { name: 'New group' }).click();
    const form = page.getByRole('dialog', { name: 'New group' });
    await form.getByLabel('Name').fill('First ladder');
    await form.getByRole('button', { name: 'Make group' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First ladder' })).toBeVisible();
    await goWithin(page, '/club/players', 'Players');
    const before = clicks();
    await page.getByLabel('Select everyone listed').click();
    await page.getByRole('button', { name: 'Add to group' }).click();
    await page.getByRole('menuitem', { name: 'First ladder' }).click();
    await expect(page.getByText('12 members added to First ladder').first()).toBeVisible();
    await page.getByLabel('Select everyone listed').click();
    await page.getByRole('button', { name: 'Assign coach' }).click();
    await page.getByRole('menuitem', { name: 'Marta Vives' }).click();
    await expect(page.getByText('Marta Vives assigned to 12 members').first()).toBeVisible();
    expect(clicks() - before).toBe(6);
  });

  await test.step('an evening of the whole group is made', async () => {
    await goWithin(page, '/club/ranking-evenings', 'Ranking Evenings');
    await page.getByRole('button', { name: 'New evening' }).first().click();
    const form = page.getByRole('dialog', { name: 'New ranking evening' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Opening night');
    await form.getByLabel('Coach').selectOption('Marta Vives');
    await form.getByLabel('YouTube or Matchi link').fill('https://youtu.be/dQw4w9WgXcQ');
    await form.getByLabel('Take a whole group').selectOption('First ladder (12)');
    await expect(form.getByText('Agnes Ravnsborg')).toBeVisible();
    await form.getByRole('button', { name: 'Make evening' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opening night' })).toBeVisible();
  });

  await test.step('the coach ranks twelve by keyboard', async () => {
    await continueAs(coach, journeyEmail('season.coach'));
    await coach.goto('/coach/ranking-evenings');
    await coach.getByRole('link', { name: 'Opening night' }).click();
    for (const name of seasonMembers) {
      await expect(coach.getByRole('button', { name: new RegExp(`${name} Ravnsborg`), expanded: true })).toBeVisible();
      await coach.keyboard.press(']');
      for (const words of ['Deep return.', 'Calm volley.']) {
        await coach.keyboard.press('m');
        await expect(coach.getByRole('textbox', { name: /^What/ }).last()).toBeFocused();
        await coach.keyboard.type(words);
        await coach.keyboard.press('Enter');
      }
      await coach.keyboard.press('Enter');
    }
    await expect(coach.getByText('12 of 12 ready')).toBeVisible();
    await coach.getByRole('button', { name: 'Finish' }).click();
    await coach.getByRole('button', { name: 'Verify levels' }).click();
    await expect(coach.getByText('Pala Verified')).toHaveCount(12);
  });

  await test.step('everyone who has not answered gets a message', async () => {
    await goWithin(page, '/club/write', 'Write a message');
    const before = clicks();
    await page.getByLabel('To', { exact: true }).selectOption('Everyone who hasn’t answered an invitation');
    await expect(page.getByText(`${invited} people.`)).toBeVisible();
    await page.getByLabel('Subject').fill('The season begins');
    await page.getByLabel('Message').fill('Your place is waiting. Answer by Friday.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: `Send to ${invited} people` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The season begins' })).toBeVisible();
    await server.mail('season.7@journey.example', 'The season begins');
    expect(clicks() - before).toBeLessThanOrEqual(4);
  });

  await test.step('the report is about the group', async () => {
    await goWithin(page, '/club/reports', 'Reports');
    await page.getByLabel('About').selectOption('Group: First ladder');
    await expect(page.getByText(/^First ladder, Teglholmen Padel/)).toBeVisible();
    await expect(page.getByText('0 of 12', { exact: true })).toBeVisible();
  });
});
