// Parts whose code comes late, or not at all.

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { saveData } from '#web/testing/save-data.ts';
import { lateComponent, lateDialog } from './late-component.tsx';

/** Code that is lost at first, and comes when it is asked for again. */
function lostOnce<T>(part: T) {
  let isLost = true;
  return vi.fn(() => {
    if (!isLost) return Promise.resolve(part);
    isLost = false;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
}

test('a part shows its skeleton, then itself', async () => {
  let arrive = (_part: () => string) => {};
  const code = new Promise<() => string>((resolve) => {
    arrive = resolve;
  });
  const Part = lateComponent(() => code, <p>On its way</p>);
  renderScreen(<Part />);
  await expect.element(page.getByText('On its way')).toBeVisible();
  arrive(() => 'It is here');
  await expect.element(page.getByText('It is here')).toBeVisible();
});

test('a dialog whose code is lost says so, closes, and opens the next time', async () => {
  const load = lostOnce(({ open }: { open: boolean }) => (open ? <p>The dialog</p> : null));
  const Part = lateDialog<{ open: boolean; onOpenChange: (open: boolean) => void }>(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open {String(isOpen)}
        </button>
        <Part open={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  renderScreen(<Screen />);
  // In a window that has been open for a moment it was tried already, in vain.
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Open false' }).click();
  await expect.element(page.getByText('The dialog')).toBeVisible();
});

test('in a window that has been open for a moment parts are loaded one after the other, before anybody sees them', async () => {
  const order: string[] = [];
  const part = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} is here`);
    return () => null;
  };
  lateComponent(part('first'), null);
  lateComponent(part('second'), null);
  await expect.poll(() => order).toEqual(['first begins', 'first is here', 'second begins', 'second is here']);
});

test('with Save-Data a part loads when needed, and the rest once data need not be saved', async () => {
  const stopSaving = saveData();
  const loaded: string[] = [];
  const part = (name: string) => async () => {
    loaded.push(name);
    return () => <p>{name}</p>;
  };
  const Wanted = lateComponent(part('wanted'), <p>On its way</p>);
  lateComponent(part('seen by nobody'), null);
  renderScreen(<Wanted />);
  await expect.element(page.getByText('wanted')).toBeVisible();
  expect(loaded).toEqual(['wanted']);
  stopSaving();
  lateComponent(part('declared later'), null);
  await expect.poll(() => loaded).toEqual(['wanted', 'seen by nobody', 'declared later']);
});
