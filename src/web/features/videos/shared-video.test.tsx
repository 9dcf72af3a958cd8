// A shared or pasted video: its link is found, the words around it become the title.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';

const link = 'https://youtu.be/dQw4w9WgXcQ?si=abc';
const form = page.getByRole('form', { name: 'Add a video' });
const title = form.getByLabelText('Title');
const field = form.getByLabelText('Video link');

const open = (address: string) => renderScreen(address, { answers: { listVideos: [], getPaymentStatus: undefined } });

/** Pastes text like a phone's clipboard. */
async function paste(text: string) {
  await field.click();
  const data = new DataTransfer();
  data.setData('text/plain', text);
  (await field.findElement()).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

it.each([`Sunday league – ${link}`, `Sunday league\n${link}`, `${link}\n\u200BSunday league`])(
  'takes %j apart when it is pasted',
  async (text) => {
    open('/player/videos?add=true');
    await paste(text);
    await expect.element(field).toHaveValue(link);
    await expect.element(title).toHaveValue('Sunday league');
  },
);

it('keeps a title that was typed before', async () => {
  open('/player/videos?add=true');
  await title.fill('The final');
  await field.fill(`Sunday league – ${link}`);
  await expect.element(field).toHaveValue(link);
  await expect.element(title).toHaveValue('The final');
});

it.each<Record<string, string>>([
  { title: 'Sunday league', text: link },
  { title: 'Sunday league', url: link },
  { title: 'Watch "Sunday league" on YouTube', text: link },
  { text: `Sunday league – ${link}` },
  { title: `Sunday league ${link}` },
])('opens the form with content shared as %j', async (shared) => {
  open(`/upload?${new URLSearchParams(shared)}`);
  await expect.element(field).toHaveValue(link);
  await expect.element(title).toHaveValue('Sunday league');
});

it('says what to copy when a clip is shared', async () => {
  open(`/upload?${new URLSearchParams({ text: 'https://youtube.com/clip/UgkxabcdeF' })}`);
  await expect.element(field).toHaveAccessibleDescription(/link to a clip.*Open the full video on YouTube/);
});

it('forgets shared content once the form is closed', async () => {
  open(`/upload?${new URLSearchParams({ text: link })}`);
  await expect.element(field).toHaveValue(link);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add Video' }).first().click();
  await expect.element(field).toHaveValue('');
});
