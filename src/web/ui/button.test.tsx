// What a button is called while it works.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Button } from './button.tsx';

it('a button that is busy keeps its name, or has the one that it reads meanwhile', async () => {
  renderScreen(
    <>
      <Button busy>Withdraw</Button>
      <Button busy busyLabel="Adding video...">
        Add Video
      </Button>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: 'Adding video...' })).toHaveAttribute('aria-busy', 'true');
});
