// Moments in words.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatDate } from '#web/lib/format.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TimeText } from './time.tsx';

const longAgo = '2020-01-05T12:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('tells for a week how long ago something was, then the day', async () => {
  renderScreen(
    <ul>
      <li aria-label="new">
        <TimeText kind="recent" at={daysAgo(3)} />
      </li>
      <li aria-label="old">
        <TimeText kind="recent" at={longAgo} />
      </li>
      <li aria-label="always">
        <TimeText at={daysAgo(30)} />
      </li>
    </ul>,
  );
  await expect.element(page.getByRole('listitem', { name: 'new' })).toHaveTextContent('3d ago');
  await expect.element(page.getByRole('listitem', { name: 'old' })).toHaveTextContent(formatDate(longAgo));
  await expect.element(page.getByRole('listitem', { name: 'always' })).toHaveTextContent('30d ago');
});
