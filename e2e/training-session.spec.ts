// From booking a session to the coach's feedback.

import { expect, signIn, test } from './fixtures.ts';

test('a coach books weekly sessions, is told of a conflict, gives feedback, and the player reads it', async ({
  browser,
  server,
}) => {
  const coachContext = await browser.newContext();
  const playerContext = await browser.newContext();
  const coach = await coachContext.newPage();
  const player = await playerContext.newPage();
  const title = 'Night court volleys';
  // The first of them begins while the rest of the journey is under way, so that it can be completed at its end.
  test.setTimeout(180_000);
  const [date, time] = soon();

  await test.step('three weeks at the same time', async () => {
    await signIn(coach, 'coach@demo.pala.example');
    await coach.goto('/coach/schedule');
    await coach.getByLabel('Title').fill(title);
    await coach.getByRole('combobox', { name: 'Players' }).fill('Freja');
    await coach.getByRole('option', { name: /Freja Nygaard/ }).click();
    await coach.getByLabel('Date', { exact: true }).fill(date);
    await coach.getByLabel('Start time').fill(time);
    await coach.getByLabel('Weekly sessions').fill('3');
    await coach.getByLabel('Objectives').fill('Short preparation');
    await coach.getByRole('button', { name: 'Schedule Session' }).last().click();
    await expect(coach).toHaveURL(/\/coach\/sessions/);
  });

  await test.step('the same time once more is a conflict', async () => {
    await coach.goto('/coach/schedule');
    await coach.getByLabel('Title').fill('Twice at once');
    await coach.getByRole('combobox', { name: 'Players' }).fill('Freja');
    await coach.getByRole('option', { name: /Freja Nygaard/ }).click();
    await coach.getByLabel('Date', { exact: true }).fill(date);
    await coach.getByLabel('Start time').fill(time);
    await coach.getByRole('button', { name: 'Schedule Session' }).last().click();
    await expect(coach.getByRole('button', { name: 'Schedule anyway' })).toBeVisible();
  });

  await test.step('the player is told, and takes one along into their calendar', async () => {
    const mail = await server.mail('player@demo.pala.example', title);
    expect(mail.text).toContain(title);
    await signIn(player, 'player@demo.pala.example');
    await player.goto('/player/training');
    await expect(player.getByRole('heading', { name: title })).toHaveCount(3);
    const download = player.waitForEvent('download');
    await player
      .getByRole('button', { name: /Add to calendar/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  });

  await test.step('the coach completes the first one with feedback', async () => {
    await coach.goto('/coach/sessions?view=list');
    await coach.getByRole('button', { name: title }).first().click();
    const facts = coach.getByRole('dialog', { name: title });
    await facts.getByRole('button', { name: 'Complete' }).click({ timeout: 90_000 });
    const completing = coach.getByRole('dialog', { name: 'Complete this session' });
    await completing.getByLabel('Feedback').fill('Your racket stays up now. Next: volley to the feet.');
    await completing.getByRole('button', { name: 'Complete' }).click();
    await expect(coach.getByText('Session completed')).toBeVisible();
  });

  await test.step('the player reads it', async () => {
    await player.goto('/player/training?tab=completed');
    await expect(player.getByText('Your racket stays up now. Next: volley to the feet.')).toBeVisible();
    await player.getByRole('button', { name: /Notifications/ }).click();
    await expect(player.getByText(new RegExp(title)).first()).toBeVisible();
  });

  await coachContext.close();
  await playerContext.close();
});

/** The next full minute that is at least twenty seconds away, on the clocks of Copenhagen, as the form wants it. */
function soon(): [date: string, time: string] {
  const minute = Math.ceil((Date.now() + 20_000) / 60_000) * 60_000;
  const text = new Date(minute).toLocaleString('sv-SE', { timeZone: 'Europe/Copenhagen' });
  return [text.slice(0, 10), text.slice(11, 16)];
}
