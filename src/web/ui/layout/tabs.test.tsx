// A row of tabs that does not fit.

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const labels = ['Performance Overview', 'Skills Analysis', 'Progress Tracking'] as const;

function Row({ value, count }: { value: (typeof labels)[number]; count?: number | undefined }) {
  return (
    <Tabs
      label="Parts"
      value={value}
      onValueChange={() => {}}
      tabs={labels.map((label) => ({ value: label, label, ...(count !== undefined && { count }) }))}
    >
      <TabPanel value={value}>What it shows</TabPanel>
    </Tabs>
  );
}

/** Knows how many there are only after a press, as a screen does once they have been counted. */
function CountedRow() {
  const [count, setCount] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setCount(1234)}>
        Count
      </button>
      <Row value="Progress Tracking" count={count} />
    </>
  );
}

const fades = () => {
  const { style } = page.getByRole('tablist').element().parentElement as HTMLElement;
  return [style.getPropertyValue('--fade-before') !== '0px', style.getPropertyValue('--fade-after') !== '0px'];
};

it('a row of tabs fades where it continues, and shows the chosen tab in full', async () => {
  await page.viewport(320, 640);
  renderScreen(<Row value="Performance Overview" />);
  await expect.poll(fades).toEqual([false, true]);
  await page.viewport(1280, 800);
  await expect.poll(fades).toEqual([false, false]);
});

it('a row of tabs starts at the chosen tab', async () => {
  await page.viewport(320, 640);
  renderScreen(<Row value="Progress Tracking" />);
  await expect.poll(fades).toEqual([true, false]);
  const { right } = page.getByRole('tab', { name: 'Progress Tracking' }).element().getBoundingClientRect();
  expect(Math.floor(right)).toBeLessThanOrEqual(320);
});

it('the chosen tab stays visible when counts make the tabs wider', async () => {
  await page.viewport(320, 640);
  renderScreen(<CountedRow />);
  const right = () =>
    page
      .getByRole('tab', { name: /^Progress Tracking/ })
      .element()
      .getBoundingClientRect().right;
  await expect.poll(fades).toEqual([true, false]);
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.element(page.getByRole('tab', { name: 'Progress Tracking 1234' })).toBeVisible();
  await expect.poll(() => Math.floor(right())).toBeLessThanOrEqual(320);
});
