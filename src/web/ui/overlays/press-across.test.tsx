// A press that begins in a dialog and ends beside it, or the other way round, is no press beside it.

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressAcross } from '#web/testing/press-across.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Dialog } from './dialog.tsx';

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Write">
      <textarea aria-label="Text" />
    </Dialog>
  );
}

test('a dialog stays open with its text when the mouse is released outside it', async () => {
  renderScreen(<Screen />);
  const text = page.getByRole('textbox', { name: 'Text' });
  await userEvent.fill(text, 'Select me');
  const { left, top } = text.element().getBoundingClientRect();
  const [inside, outside] = [[left + 10, top + 10] as const, [10, 10] as const];
  await pressAcross(inside, outside);
  await expect.element(text).toHaveValue('Select me');
  await pressAcross(outside, inside);
  await expect.element(text).toHaveValue('Select me');
  await pressAcross(outside, outside);
  await expect.element(text).not.toBeInTheDocument();
});
