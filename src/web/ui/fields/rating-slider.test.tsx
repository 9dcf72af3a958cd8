// A rating in a reader's language.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { RatingSlider } from './rating-slider.tsx';

function Lob() {
  const [value, setValue] = useState<number | null>(4.4);
  return <RatingSlider label="Lob" value={value} onValueChange={setValue} previous={3.5} onNext={() => {}} />;
}

it('the field has a decimal comma in Danish, and takes a point as well', async () => {
  renderScreen(<Lob />, { language: 'da' });
  const number = page.getByRole('textbox');
  await expect.element(number).toHaveValue('4,4');
  await expect.element(page.getByText('3,5')).toBeVisible();
  const slider = page.getByRole('slider');
  await number.fill('5,2');
  await expect.element(slider).toHaveValue('5.2');
  await number.fill('3.1');
  await expect.element(slider).toHaveValue('3.1');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(number).toHaveValue('3,2');
  await userEvent.keyboard('{Tab}');
  await expect.element(number).toHaveValue('3,2');
});
