// People type what they call their country.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CountryField } from './country-field.tsx';

test.each([
  ['Danm', 'Denmark'],
  ['denm', 'Denmark'],
  ['Espa', 'Spain'],
  ['españa', 'Spain'],
  ['Deutschl', 'Germany'],
  ['Suomi', 'Finland'],
  ['Suisse', 'Switzerland'],
  ['osterreich', 'Austria'],
  ['DK', 'Denmark'],
  ['DE', 'Germany'],
  ['turkiye', 'Türkiye'],
])('"%s" finds only %s', async (typed, found) => {
  renderScreen(<CountryField id="country" value="" onChange={() => {}} />);
  await page.getByRole('combobox', { name: 'Country' }).fill(typed);
  await expect.element(page.getByRole('option')).toHaveTextContent(found);
});

test('a code in small letters finds its country among others', async () => {
  renderScreen(<CountryField id="country" value="" onChange={() => {}} />);
  await page.getByRole('combobox', { name: 'Country' }).fill('de');
  await expect.element(page.getByRole('option', { name: 'Germany' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Denmark' })).toBeVisible();
});
