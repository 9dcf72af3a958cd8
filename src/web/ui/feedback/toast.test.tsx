// Where messages appear: over nothing that a screen is for, at any size.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { expectFree, sizes } from '#web/testing/message-over.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { toast } from './toast.tsx';

test('a message can be dismissed by those who do not see it', async () => {
  renderScreen('/auth', { as: null });
  toast({ title: 'Link copied', tone: 'success' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Link copied')).not.toBeInTheDocument();
});

describe.each(sizes)('at %i × %i a message leaves free', (width, height) => {
  test('Sign In', async () => {
    await page.viewport(width, height);
    renderScreen('/auth', { as: null });
    const submit = page.getByRole('button', { name: 'Sign In' });
    await expect.element(submit).toBeVisible();
    await expectFree(submit, page.getByLabelText('Email'), page.getByLabelText('Password', { exact: true }));
  });

  test('Create Account', async () => {
    await page.viewport(width, height);
    renderScreen('/auth?tab=register', { as: null });
    const submit = page.getByRole('button', { name: 'Create Account' });
    await expect.element(submit).toBeVisible();
    submit.element().scrollIntoView({ block: 'end' });
    await expectFree(submit);
  });

  test('the form that adds a video, and the bottom bar', async () => {
    await page.viewport(width, height);
    renderScreen('/player/videos?add=true', { answers: { listVideos: [] } });
    const form = page.getByRole('form', { name: 'Add a video' });
    const submit = form.getByRole('button', { name: 'Add Video' });
    await expect.element(form.getByLabelText('Title')).toHaveFocus();
    const bar = page.getByRole('navigation', { name: 'Bottom' });
    const bars = width < 1024 ? [bar] : [];
    await expectFree(form.getByLabelText('Title'), ...bars);
    submit.element().scrollIntoView({ block: 'end' });
    await expectFree(submit, ...bars);
  });

  test('the main action of a page', async () => {
    await page.viewport(width, height);
    renderScreen('/player/videos', { as: testUser(), answers: { listVideos: [] } });
    const add = page.getByRole('button', { name: 'Add Video' });
    await expect.element(add).toBeVisible();
    await expectFree(add);
  });

  test('Save and Cancel of the profile, when the server has refused', async () => {
    await page.viewport(width, height);
    renderScreen('/player/profile', {
      answers: {
        getProfileStats: {
          totalVideos: 6,
          analyzedVideos: 5,
          averageRating: 3.6,
          joinDate: '2026-04-25T10:00:00.000Z',
        },
        getCertificate: { isPublic: false, nameStyle: 'full', code: null, verified: null },
        getContentChoice: { clubName: null, choice: null, nameStyle: 'full', decidedAt: null },
        listOwnSpotlights: [],
        updateProfile: failure('internal'),
      },
    });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const [save, cancel] = [page.getByRole('button', { name: 'Save' }), page.getByRole('button', { name: 'Cancel' })];
    await page.getByLabelText('First name').fill('Nora');
    await save.click();
    await expect.element(page.getByText('Update failed')).toBeVisible();
    await expectFree(save, cancel);
    save.element().scrollIntoView({ block: 'end' });
    await expectFree(save, cancel);
    save.element().scrollIntoView({ block: 'start' });
    await expectFree(save, cancel);
  });

  test('the answers of a dialog', async () => {
    await page.viewport(width, height);
    renderScreen('/auth', { as: null });
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send reset link' });
    await expect.element(send).toBeVisible();
    await expectFree(send, dialog.getByRole('button', { name: 'Cancel' }), dialog.getByLabelText('Email'));
  });
});
