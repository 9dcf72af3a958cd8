// An administrator's corrections: a video for a player, a note, a failed email, and the audit log.

import pg from 'pg';
import { continueAs, demoEmail, expect, goWithin, journeyEmail, test } from './fixtures.ts';

test('an administrator sends in a video, corrects a note, retries a failed email, and finds it all in the log', async ({
  browser,
  page: admin,
  server,
}) => {
  const email = journeyEmail('oversight');
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
     select 'password-changed-mail', json_build_object('userId', id)::jsonb, 'failed', 10, 10, now(), '{"code": "ECONNREFUSED"}'
     from users where email = $1`,
    [email],
  );
  await database.end();
  await continueAs(admin, demoEmail('admin'));

  const choose = async (label: string) => {
    await admin.getByLabel(label, { exact: true }).fill('Ebba St');
    await admin.getByRole('option', { name: /Ebba Storm/ }).click();
  };

  await test.step('sends in a video for a player with one of their credits', async () => {
    await admin.goto('/admin/submit-video');
    await choose('Player');
    await admin.getByLabel('Title').fill('Sent in by phone');
    await admin.getByLabel('Video link').fill('https://youtu.be/aqz-KE-bpKQ');
    await admin.getByLabel('Who pays').selectOption({ label: 'The player (one credit)' });
    await admin.getByLabel('Reason').fill('They asked by phone');
    await admin.getByRole('button', { name: 'Submit video' }).click();
    await expect(admin.getByRole('row', { name: /Sent in by phone/ })).toBeVisible();
  });

  await test.step('corrects a note', async () => {
    await goWithin(admin, '/admin/video-annotations', 'Notes');
    await choose('Player');
    // Not a note of the previous list, which stays until the player's notes arrive.
    const ofPlayer = admin.getByRole('region').filter({ hasText: 'Ebba Storm' });
    await ofPlayer
      .getByRole('button', { name: /^Correct/ })
      .first()
      .click();
    const dialog = admin.getByRole('dialog', { name: 'Correct this note' });
    await dialog.getByLabel('Title').fill('A corrected heading');
    await dialog.getByLabel('Reason').fill('The stroke was named wrongly');
    await dialog.getByRole('button', { name: 'Publish correction' }).click();
    await expect(admin.getByRole('listitem').filter({ hasText: 'A corrected heading' })).toBeVisible();
  });

  await test.step('retries a failed email, which is sent', async () => {
    await goWithin(admin, '/admin/failures', 'Failed emails and jobs');
    const row = admin.getByRole('row', { name: /Email: password changed/ });
    await expect(row.getByText('Ebba Storm')).toBeVisible();
    await row.getByRole('button', { name: /^Try again/ }).click();
    await expect(admin.getByText('Nothing has failed')).toBeVisible();
    await server.mail(email, 'password');
  });

  await test.step('finds each of them in the log', async () => {
    await goWithin(admin, '/admin/audit', 'Audit Logs');
    await expect(admin.getByText(/sent in the video .*Sent in by phone.* for its player/)).toBeVisible();
    await admin.getByLabel('Action').selectOption({ label: 'Note corrected' });
    await expect(admin.getByText('The stroke was named wrongly')).toBeVisible();
    await expect(admin.getByText(/Sent in by phone/)).toBeHidden();
    await admin.getByLabel('Action').selectOption({ label: 'Failed job retried' });
    await expect(admin.getByText('Email: password changed')).toBeVisible();
  });

  await test.step('the player reads the correction and has the video', async () => {
    const player = await (await browser.newContext()).newPage();
    await continueAs(player, email);
    await player.goto('/player/videos');
    await expect(player.getByRole('heading', { name: 'Sent in by phone' })).toBeVisible();
    await player
      .getByRole('link', { name: /View Analysis/ })
      .first()
      .click();
    await expect(player.getByText('A corrected heading').first()).toBeVisible();
  });
});
