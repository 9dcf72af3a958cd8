// A club's code that was said on the phone, typed in the registration.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

test('a club code finds the club as it is typed, and stays in the address', async () => {
  const { address, received } = renderScreen('/auth?tab=register', {
    as: null,
    answers: {
      findClubByCode: ({ params }) => (params.code === 'acde fhjk' ? { name: 'Havnens Padel' } : failure('not_found')),
    },
  });
  await page.getByRole('button', { name: 'I have a club code' }).click();
  const code = page.getByLabelText('Club code');
  await expect.element(code).toHaveFocus();
  await code.fill('acde fhjj');
  await page.getByRole('button', { name: 'Find club' }).click();
  await expect.element(page.getByText(/^We don’t recognise this club link or code/)).toBeVisible();
  await expect.element(code).toHaveValue('acde fhjj');
  await code.fill(' acde fhjk ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^You are joining Havnens Padel\./)).toBeVisible();
  await expect.poll(address).toBe('/auth?tab=register&club=acde+fhjk');
  expect(received('findClubByCode').map(({ params }) => params.code)).toEqual(['acde fhjj', 'acde fhjk']);
});
