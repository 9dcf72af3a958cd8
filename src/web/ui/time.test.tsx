// Moments in words.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatDate, formatMoment } from '#web/lib/format.ts';
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

it('names the day of the week for six days, before and after', async () => {
  const dayOf = (at: string) => new Intl.DateTimeFormat(undefined, { weekday: 'long' }).format(new Date(at));
  const days = { soon: daysAgo(-4), lately: daysAgo(4), today: daysAgo(0), far: daysAgo(-9) };
  renderScreen(
    <ul>
      {Object.entries(days).map(([name, at]) => (
        <li key={name} aria-label={name}>
          <TimeText kind="weekday" at={at} />
        </li>
      ))}
    </ul>,
  );
  const item = (name: string) => page.getByRole('listitem', { name });
  await expect.element(item('soon')).toMatchTextContent(new RegExp(`^${dayOf(days.soon)} \\d`));
  await expect.element(item('lately')).toMatchTextContent(new RegExp(`^${dayOf(days.lately)} \\d`));
  await expect.element(item('today')).toMatchTextContent(/^today \d/);
  await expect.element(item('far')).toHaveTextContent(formatMoment(days.far));
});
