// A long list is searched as lists of the server are: accents, capitals and width make no difference.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ComboboxField } from './combobox-field.tsx';

const labels = ['Søren Møller', 'Mateo Ibáñez', 'Łukasz Aagaard'];

test.each([
  ['moller', 'Søren Møller'],
  ['MÖLLER', 'Søren Møller'],
  ['ibanez', 'Mateo Ibáñez'],
  ['lukasz ågård', 'Łukasz Aagaard'],
])('"%s" finds only %s', async (typed, found) => {
  renderScreen(
    <ComboboxField
      label="Player"
      items={labels.map((label) => ({ value: label, label }))}
      value={null}
      onValueChange={() => {}}
      emptyText="Nobody found."
    />,
  );
  await page.getByLabelText('Player', { exact: true }).fill(typed);
  await expect.element(page.getByRole('option')).toHaveTextContent(found);
});
