// A session open to members: a place taken, a waiting list, and an offer accepted.

import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a coach opens a session, one member takes the free place, and the next waits until one is offered', async ({
  browser,
  server,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const [coach, first, second] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!coach || !first || !second) throw new Error('A page is missing');
  const title = 'Open court smashes';

  await test.step('the coach books it for one player, with a place for a member of the upper levels', async () => {
    await continueAs(coach, journeyEmail('open.coach'));
    await coach.goto('/coach/schedule');
    await coach.getByLabel('Title').fill(title);
    await coach.getByRole('combobox', { name: 'Players' }).fill('Thea Krog');
    await coach.getByRole('option', { name: /Thea Krog/ }).click();
    await coach.getByLabel('Date', { exact: true }).fill(dayAhead(6));
    await coach.getByLabel('Start time').fill('20:00');
    await coach.getByLabel(/^Number of places/).fill('2');
    await coach.getByLabel('Who can join').selectOption('Members of my club too');
    await coach.getByLabel('Level from').selectOption('6.5');
    await coach.getByRole('button', { name: 'Schedule Session' }).last().click();
    await expect(coach).toHaveURL(/\/coach\/sessions/);
  });

  await test.step('a member whom the coach does not coach takes the free place', async () => {
    await continueAs(first, journeyEmail('open.first'));
    await first.goto('/player/training');
    await expect(first.getByText('1 of 2 places free')).toBeVisible();
    await first.getByRole('button', { name: `Take a place in ${title}` }).click();
    await expect(first.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(first.getByText('You’re coming.')).toBeVisible();
    await server.mail(journeyEmail('open.coach'), 'A member joined your session');
  });

  await test.step('another member joins the waiting list', async () => {
    await continueAs(second, journeyEmail('open.second'));
    await second.goto('/player/training');
    await second.getByRole('button', { name: `Join waiting list of ${title}` }).click();
    await expect(second.getByText('1st in line')).toBeVisible();
  });

  await test.step('the first can’t come, and the coach sees to whom the place is offered', async () => {
    await first.getByRole('button', { name: `I can’t come to ${title}` }).click();
    await first.getByRole('dialog', { name: 'Can’t come?' }).getByRole('button', { name: 'I can’t come' }).click();
    await expect(first.getByText('You can’t come.')).toBeVisible();
    const mail = await server.mail(journeyEmail('open.second'), 'A place for you');
    expect(mail.text).toContain(`We’re keeping a place in “${title}” with Montse Vidal`);
    await coach.goto('/coach/sessions?view=list');
    await coach.getByRole('button', { name: title }).click();
    const facts = coach.getByRole('dialog', { name: title });
    await expect(facts.getByRole('list', { name: 'Waiting list' })).toContainText('Signe Riis');
    await expect(facts.getByText(/Place offered until/)).toBeVisible();
    await expect(facts.getByRole('link', { name: 'Rune Falk' })).toHaveCount(0);
  });

  await test.step('the next accepts it', async () => {
    await second.getByRole('button', { name: `Accept the place in ${title}` }).click();
    await expect(second.getByText('You’re coming.')).toBeVisible();
  });

  for (const context of contexts) await context.close();
});

/** A day in Copenhagen, a number of days from now, in the form's format. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
}
