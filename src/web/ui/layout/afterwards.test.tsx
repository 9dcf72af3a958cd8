// The last part of a screen, which is drawn after the rest.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Afterwards } from './afterwards.tsx';

test('late content replaces its placeholder', async () => {
  renderScreen(
    <>
      <p>The head</p>
      <Afterwards placeholder={<p>On its way</p>}>
        <p>The rest</p>
      </Afterwards>
    </>,
  );
  await expect.element(page.getByText('The head')).toBeVisible();
  await expect.element(page.getByText('The rest')).toBeVisible();
  expect(page.getByText('On its way').elements()).toEqual([]);
});
