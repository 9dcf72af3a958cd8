// From a training request to the coach's feedback.

import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a player requests training, the coach books weekly sessions, sees a conflict and gives feedback', async ({
  browser,
  server,
}) => {
  const coachContext = await browser.newContext();
  const playerContext = await browser.newContext();
  const coach = await coachContext.newPage();
  const player = await playerContext.newPage();
  const title = 'Night court volleys';
  const begun = 'Morning court lobs';
  const time = '20:30';
  const date = dayAhead(9);

  await test.step('the player says what to train, and when', async () => {
    await continueAs(player, journeyEmail('training'));
    await player.goto('/player/training');
    await player.getByRole('button', { name: 'Ask for a session' }).click();
    const asking = player.getByRole('dialog', { name: 'Ask for a training session' });
    await asking.getByLabel('What would you like to train?').fill('Volleys under the lights');
    await asking.getByText('Tue', { exact: true }).click();
    await asking.getByRole('button', { name: 'Send request' }).click();
    await expect(player.getByText('Request sent')).toBeVisible();
  });

  await test.step('the coach books three weeks at the same time', async () => {
    await continueAs(coach, journeyEmail('training.coach'));
    await coach.goto('/coach/sessions');
    await expect(coach.getByText('Volleys under the lights')).toBeVisible();
    await coach.getByRole('link', { name: 'Book a session with Karla Juhl' }).click();
    await expect(coach.getByText(/Karla Juhl would like a/)).toBeVisible();
    await coach.getByLabel('Title').fill(title);
    await coach.getByLabel('Date', { exact: true }).fill(date);
    await coach.getByLabel('Start time').fill(time);
    await coach.getByLabel('Weekly sessions').fill('3');
    await coach.getByLabel('Objectives').fill('Short preparation');
    await coach.getByRole('button', { name: 'Schedule Session' }).last().click();
    await expect(coach).toHaveURL(/\/coach\/sessions/);
    await expect(coach.getByText('Volleys under the lights')).toBeHidden();
  });

  await test.step('the same time once more is a conflict', async () => {
    await coach.goto('/coach/schedule');
    await coach.getByLabel('Title').fill('Twice at once');
    await coach.getByRole('combobox', { name: 'Players' }).fill('Karla');
    await coach.getByRole('option', { name: /Karla Juhl/ }).click();
    await coach.getByLabel('Date', { exact: true }).fill(date);
    await coach.getByLabel('Start time').fill(time);
    await coach.getByRole('button', { name: 'Schedule Session' }).last().click();
    await expect(coach.getByRole('button', { name: 'Schedule anyway' })).toBeVisible();
  });

  await test.step('the player is notified, and adds one to their calendar', async () => {
    const mail = await server.mail(journeyEmail('training'), title);
    expect(mail.text).toContain(title);
    await player.goto('/player/training');
    await expect(player.getByRole('heading', { name: title })).toHaveCount(3);
    const download = player.waitForEvent('download');
    await player
      .getByRole('button', { name: /Add to calendar/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  });

  await test.step('the coach completes the session that has begun, with feedback', async () => {
    await coach.goto('/coach/sessions?view=list');
    await coach.getByRole('button', { name: begun }).first().click();
    const facts = coach.getByRole('dialog', { name: begun });
    await facts.getByRole('button', { name: 'Complete' }).click();
    const completing = coach.getByRole('dialog', { name: 'Complete this session' });
    await completing.getByLabel('Feedback').fill('Your racket stays up now. Next: volley to the feet.');
    await completing.getByRole('button', { name: 'Complete' }).click();
    await expect(coach.getByText('Session completed')).toBeVisible();
  });

  await test.step('the player reads it', async () => {
    await player.goto('/player/training?tab=completed');
    await expect(player.getByText('Your racket stays up now. Next: volley to the feet.')).toBeVisible();
    await player.getByRole('button', { name: /Notifications/ }).click();
    await expect(player.getByText(new RegExp(begun)).first()).toBeVisible();
  });

  await coachContext.close();
  await playerContext.close();
});

/** A day in Copenhagen, a number of days from now, in the form's format. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
}
