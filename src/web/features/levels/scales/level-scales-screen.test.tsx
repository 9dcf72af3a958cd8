// The administrator's screen of level scales.

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LevelScale } from '#contract/levels/level-scales.ts';
import { formulaSteps } from '#domain/levels/level-scales.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const onFormula = (scale: LevelScale['scale']): LevelScale => ({ scale, version: 0, mapping: null, changed: null });
const mapped: LevelScale = {
  scale: 'FEP',
  version: 3,
  mapping: {
    steps: formulaSteps('FEP').map(({ label }, index) => ({ value: 2 + index / 2, label })),
    source: 'Circular 4/2026',
    sourceLink: 'https://fep.example/circular-4',
    sourceOn: '2026-03-02',
  },
  changed: { at: '2026-03-05T10:00:00Z', by: 'Ada Berg' },
};
const numberAt = (level: string) => page.getByRole('textbox', { name: `Number at level ${level}` });
const labelAt = (level: string) => page.getByRole('textbox', { name: `Label at level ${level}` });

function open(fep: LevelScale, answers: Parameters<typeof renderScreen>[1] = {}, address = '/admin/level-scales') {
  return renderScreen(address, {
    as: 'admin',
    answers: { listLevelScales: [fep, onFormula('APA')], ...answers.answers },
  });
}

it('begins with the formula, and says why levels read as "about"', async () => {
  open(onFormula('FEP'));
  await expect.element(page.getByText('A level of 4.0 reads “about 3.5 FEP · Intermedio”.')).toBeVisible();
  await expect.element(numberAt('4.0')).toHaveValue('3.5');
  await expect.element(labelAt('7.0')).toHaveValue('Élite');
  await expect.element(page.getByRole('row', { name: /^4\.0/ })).toMatchTextContent(/FEP 3\.5 · Intermedio/);
  await expect.element(page.getByRole('button', { name: 'Return to the formula' })).not.toBeInTheDocument();
});

it('sets a mapping with its source, previewing each step', async () => {
  const { received } = open(onFormula('FEP'), { answers: { setLevelScale: () => undefined } });
  await numberAt('7.0').fill('6,5');
  await labelAt('7.0').fill('Maestro');
  await expect.element(page.getByRole('row', { name: /^7\.0/ })).toMatchTextContent(/FEP 6\.5 · Maestro/);
  await page.getByLabelText('Source', { exact: true }).fill('Circular 4/2026');
  await page.getByLabelText('Date of the source').fill('2026-03-02');
  await page.getByRole('button', { name: 'Set mapping' }).click();
  await expect.element(page.getByText('FEP mapping saved')).toBeVisible();
  const steps = formulaSteps('FEP').with(12, { value: 6.5, label: 'Maestro' });
  expect(received('setLevelScale')[0]).toMatchObject({
    params: { scale: 'FEP' },
    body: { version: 0, steps, source: 'Circular 4/2026', sourceLink: null, sourceOn: '2026-03-02' },
  });
});

it('names each wrong field, and sends nothing', async () => {
  const setLevelScale = vi.fn(() => undefined);
  open(onFormula('FEP'), { answers: { setLevelScale } });
  await numberAt('3.0').fill('1');
  await labelAt('2.0').fill(' ');
  await page.getByRole('button', { name: 'Set mapping' }).click();
  await expect.element(page.getByRole('link', { name: 'Level 2.0: Please enter a label.' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Please say where this mapping comes from.' })).toBeVisible();
  await labelAt('2.0').fill('Básico');
  await page.getByRole('link', { name: 'Level 3.0: This must not be lower than the number before it (2.3).' }).click();
  await expect.element(numberAt('3.0')).toHaveFocus();
  expect(setLevelScale).not.toHaveBeenCalled();
});

it('shows a mapping with its source and who set it, and returns it to the formula', async () => {
  const { received } = open(mapped, { answers: { resetLevelScale: () => undefined } });
  await expect.element(page.getByText('A level of 4.0 reads “FEP 5.0 · Intermedio”.')).toBeVisible();
  const source = page.getByRole('link', { name: 'Circular 4/2026' });
  await expect.element(source).toHaveAttribute('href', 'https://fep.example/circular-4');
  await expect.element(page.getByText('by Ada Berg.')).toBeVisible();
  await page.getByRole('button', { name: 'Return to the formula' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to the formula' }).click();
  await expect.element(page.getByText('FEP is back on the formula')).toBeVisible();
  expect(received('resetLevelScale')[0]).toMatchObject({ params: { scale: 'FEP' }, body: { version: 3 } });
});

it('keeps what was typed when someone else was quicker', async () => {
  const message = 'Someone else has changed the FEP scale in the meantime.';
  open(mapped, { answers: { setLevelScale: failure('conflict', { message }) } });
  await labelAt('7.0').fill('Maestro');
  await page.getByRole('button', { name: 'Save mapping' }).click();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(labelAt('7.0')).toHaveValue('Maestro');
});

it('keeps the chosen scale in the address', async () => {
  const { address } = open(onFormula('FEP'), {}, '/admin/level-scales?scale=APA');
  await expect.element(page.getByText('A level of 4.0 reads “about 4.5 APA · Intermedio”.')).toBeVisible();
  await page.getByRole('tab', { name: 'FEP (Spain)' }).click();
  await expect.element(page.getByText('A level of 4.0 reads “about 3.5 FEP · Intermedio”.')).toBeVisible();
  expect(address()).toBe('/admin/level-scales');
});
