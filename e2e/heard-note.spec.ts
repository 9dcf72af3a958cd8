// A coach talks while watching: a transcription server on this machine turns the recording into words, and the coach checks them.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, continueAs, expect, journeyEmail } from './fixtures.ts';

/** What the server hears from now on; null for a server that fails. */
interface Ears {
  url: string;
  words: string | null;
}

const test = base.extend<object, { ears: Ears }>({
  ears: [
    // Playwright needs the fixtures' names even if none is used.
    async ({}, use) => {
      const ears: Ears = { url: '', words: null };
      const server = createServer((request, response) => {
        request.resume().on('end', () => {
          const isHeard = request.url === '/v1/audio/transcriptions' && ears.words !== null;
          response.writeHead(isHeard ? 200 : 500, { 'content-type': 'application/json' });
          response.end(JSON.stringify(isHeard ? { text: ears.words } : { error: { message: 'broken' } }));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      ears.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
      await use(ears);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ ears }, use) => use({ TRANSCRIPTION_BASE_URL: ears.url, TRANSCRIPTION_MODEL: 'small' }),
    { scope: 'worker' },
  ],
});

test('a coach speaks a note, checks what was heard, and publishes', async ({ page, ears }) => {
  await continueAs(page, journeyEmail('heard.coach'));
  await page.goto('/coach/videos');
  await page.getByRole('link', { name: 'Open review of Heard match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heard match' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'New note' });
  const toCheck = page.getByRole('group', { name: 'Check what was heard' });
  const notes = page.getByRole('list', { name: 'Notes' });
  const speak = async () => {
    await page.keyboard.down('v');
    await expect(page.getByText(/^0:(?!00)\d\d \/ 1:00$/)).toBeVisible();
    await page.keyboard.up('v');
  };

  await test.step('the coach agrees that recordings go to the server', async () => {
    await page.locator('body').press('v');
    const question = page.getByRole('dialog', { name: 'Speak your notes' });
    await expect(question.getByText(/sent to the transcription server/)).toBeVisible();
    await question.getByRole('button', { name: 'Use the microphone' }).click();
    await expect(page.getByText('The microphone is ready')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('a server that fails leaves the spoken note', async () => {
    await speak();
    await expect(page.getByText(/The spoken note stays as it is/)).toBeVisible();
    await expect(text).toHaveValue('');
  });

  await test.step('the next try fills the note', async () => {
    ears.words = 'Late bandeja, four seconds back, priority one.';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(text).toHaveValue('Late bandeja');
    await expect(toCheck.getByRole('button', { name: 'Confirm Bandeja' })).toBeVisible();
    await text.press('Enter');
    await expect(notes.getByText('Late bandeja')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('the review is not published until the coach has checked it', async () => {
    await page.getByRole('tab', { name: /^Skills/ }).click();
    await page.getByLabel('Overall, 0 to 7', { exact: true }).fill('4.4');
    await page.getByRole('tab', { name: /^Summary/ }).click();
    await page.getByLabel('Final summary').fill('Turn earlier.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page
      .getByRole('dialog', { name: 'Not ready to publish' })
      .getByRole('button', { name: /^Check the spoken note at/ })
      .click();
    await toCheck.getByRole('button', { name: 'All correct' }).click();
    await expect(toCheck).toBeHidden();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Priority 1: Bandeja')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Review published')).toBeVisible();
  });
});
