// A row of tabs that does not fit.

import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(() => page.viewport(1280, 800));

const labels = ['Performance Overview', 'Skills Analysis', 'Progress Tracking'] as const;

function Row({ value }: { value: (typeof labels)[number] }) {
  return (
    <Tabs label="Parts" value={value} onValueChange={() => {}} tabs={labels.map((label) => ({ value: label, label }))}>
      <TabPanel value={value}>What it shows</TabPanel>
    </Tabs>
  );
}

const fades = () => {
  const { style } = page.getByRole('tablist').element().parentElement as HTMLElement;
  return [style.getPropertyValue('--fade-before') !== '0px', style.getPropertyValue('--fade-after') !== '0px'];
};

it('fades where it goes on, and shows the chosen one whole', async () => {
  await page.viewport(320, 640);
  renderScreen(<Row value="Performance Overview" />);
  await expect.poll(fades).toEqual([false, true]);
  await page.viewport(1280, 800);
  await expect.poll(fades).toEqual([false, false]);
});

it('begins at the chosen one', async () => {
  await page.viewport(320, 640);
  renderScreen(<Row value="Progress Tracking" />);
  await expect.poll(fades).toEqual([true, false]);
  const { right } = page.getByRole('tab', { name: 'Progress Tracking' }).element().getBoundingClientRect();
  expect(Math.floor(right)).toBeLessThanOrEqual(320);
});
