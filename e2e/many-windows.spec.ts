// A player with twelve windows in one browser, which allows six connections to a server.

import type { Page } from '@playwright/test';
import { streams } from '../src/contract/streams.ts';
import { continueAs, expect, journeyEmail, type Server, test } from './fixtures.ts';

// Its own server: pages of other journeys would hold streams there, too.
test.use({ environment: { LOG_LEVEL: 'error' } });

async function openStreams({ url }: Server): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^pala_event_streams (\d+)$/m.exec(metrics)?.[1]);
}

test('twelve windows share one stream and get a message, whichever of them is closed, crashes or is frozen', async ({
  context,
  browser,
  server,
}) => {
  const coach = await (await browser.newContext()).newPage();
  await continueAs(coach, journeyEmail('many-windows.coach'));
  await coach.goto('/coach/messages');
  await coach
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: /^Alma Frost/ })
    .click();
  await expect.poll(() => openStreams(server)).toBe(1);

  // The leading window is the one that opened the stream last.
  let leader: Page | undefined;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === streams.changes.path) leader = request.frame().page();
  });
  await continueAs(context, journeyEmail('many-windows'));
  const first = await context.newPage();
  await first.goto('/my-coaches');
  await first.getByRole('link', { name: /^Emil Stade/ }).click();
  await expect(first.getByText('No messages yet')).toBeVisible();
  const windows = [first];
  for (let count = 2; count <= 12; count += 1) {
    const page = await context.newPage();
    await page.goto(first.url());
    await expect(page.getByText('No messages yet')).toBeVisible();
    windows.push(page);
  }
  await expect.poll(() => openStreams(server)).toBe(2);

  const hear = async (text: string) => {
    await coach.getByRole('textbox', { name: 'Message to Alma Frost' }).fill(text);
    await coach.getByRole('textbox', { name: 'Message to Alma Frost' }).press('Enter');
    for (const page of windows) await expect(page.getByRole('log').getByText(text)).toBeVisible();
    await expect.poll(() => openStreams(server)).toBe(2);
  };
  const takeLeader = () => {
    const [page] = windows.splice(windows.indexOf(leader as Page), 1);
    return page as Page;
  };
  await hear('To all twelve');
  await takeLeader().close();
  await hear('To those that are left');
  const frozen = takeLeader();
  const session = await context.newCDPSession(frozen);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await hear('While one is frozen');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  windows.push(frozen);
  await hear('To the one that was frozen, too');
  await expect(frozen.getByRole('log').getByText('While one is frozen')).toBeVisible();
  await takeLeader()
    .goto('chrome://crash')
    .catch(() => {});
  await hear('After a crash');
});
