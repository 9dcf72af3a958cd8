// A weekly session of four: answers, a date taken out, and who came.

import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a coach books a group of four weekly, one can’t come, a date is cancelled, and attendance is noted', async ({
  browser,
  server,
}) => {
  const coachContext = await browser.newContext();
  const playerContext = await browser.newContext();
  const coach = await coachContext.newPage();
  const player = await playerContext.newPage();
  const title = 'Four at the net';
  const begun = 'Dawn group drills';

  await test.step('the coach books three weeks for four players, with a fifth place', async () => {
    await continueAs(coach, journeyEmail('group.coach'));
    await coach.goto('/coach/schedule');
    await coach.getByLabel('Title').fill(title);
    for (const name of ['Liv Borg', 'Otto Winge', 'Selma Dreyer', 'Villads Munk']) {
      await coach.getByRole('combobox', { name: 'Players' }).fill(name);
      await coach.getByRole('option', { name: new RegExp(name) }).click();
    }
    await coach.getByLabel('Date', { exact: true }).fill(dayAhead(9));
    await coach.getByLabel('Start time').fill('07:30');
    await coach.getByLabel('Weekly sessions').fill('3');
    await coach.getByLabel(/^Number of places/).fill('5');
    await coach.getByRole('button', { name: 'Schedule Session' }).last().click();
    await expect(coach).toHaveURL(/\/coach\/sessions/);
  });

  await test.step('a player comes from the email, and can’t', async () => {
    const mail = await server.mail(journeyEmail('group.second'), title);
    expect(mail.text).toContain('Please say whether you’re coming');
    const link = /\/player\/training\?session=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    await continueAs(player, journeyEmail('group.second'));
    await player.goto(link);
    await player
      .getByRole('button', { name: `I can’t come to ${title}` })
      .first()
      .click();
    const asking = player.getByRole('dialog', { name: 'Can’t come?' });
    await asking.getByLabel(/^Reason/).fill('Exams all week');
    await asking.getByRole('button', { name: 'I can’t come' }).click();
    await expect(player.getByText('You can’t come.')).toBeVisible();
    await player
      .getByRole('button', { name: `I’m coming to ${title}` })
      .nth(1)
      .click();
    await expect(player.getByText('You’re coming.')).toBeVisible();
  });

  await test.step('the coach sees the answers and the reason, and takes the last date out', async () => {
    await coach.goto('/coach/sessions?view=list');
    await expect(coach.getByText('Can’t 1 · No answer 3')).toBeVisible();
    await coach.getByRole('button', { name: title }).first().click();
    const facts = coach.getByRole('dialog', { name: title });
    await expect(facts.getByText('Exams all week')).toBeVisible();
    await expect(facts.getByText('Can’t 1 · No answer 3 · 3 of 5 places')).toBeVisible();
    await coach.keyboard.press('Escape');
    await coach.getByRole('button', { name: title }).last().click();
    await facts.getByRole('button', { name: 'Cancel session' }).click();
    const cancelling = coach.getByRole('dialog', { name: 'Cancel this session?' });
    await expect(cancelling.getByLabel('All 3 to come')).toBeVisible();
    await cancelling.getByRole('button', { name: 'Cancel session' }).click();
    await expect(coach.getByText('Session cancelled')).toBeVisible();
    await expect(coach.getByRole('button', { name: title })).toHaveCount(2);
  });

  await test.step('the coach notes who came to the session that has begun', async () => {
    await coach.getByRole('button', { name: begun }).click();
    const facts = coach.getByRole('dialog', { name: begun });
    await expect(facts.getByLabel('Liv Borg')).toBeChecked();
    await facts.getByRole('button', { name: 'Save attendance' }).click();
    await expect(coach.getByText('Attendance saved')).toBeVisible();
  });

  await test.step('the player reads it', async () => {
    await continueAs(player, journeyEmail('group'));
    await player.goto('/player/training');
    await expect(player.getByText('In the last 3 months you came to 1 of 1 session.')).toBeVisible();
    await expect(player.getByText('You came.')).toBeVisible();
  });

  await coachContext.close();
  await playerContext.close();
});

/** A day in Copenhagen, a number of days from now, in the form's format. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
}
