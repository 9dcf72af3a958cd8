// Push notifications: what the service worker shows, and what pressing opens.

import { chromiumArguments, fullChromiumPath } from '../scripts/chromium.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';
import { workerInControl } from './service-worker.ts';

// Shown by the service worker while the product is closed.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: fullChromiumPath, args: chromiumArguments } });

test('a push is shown with its text, and later ones replace it', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await continueAs(page, journeyEmail('push'));
  await page.goto('/my-coaches');
  await workerInControl(page);

  const browser = await context.newCDPSession(page);
  const registration = Promise.withResolvers<string>();
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) registration.resolve(first.registrationId);
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration.promise;
  const { origin } = new URL(page.url());
  await browser.send('BackgroundService.setRecording', { shouldRecord: true, service: 'pushMessaging' });
  await browser.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  // Queried once the worker is done, since querying too early can make the browser drop the notification.
  const shownAfter = async (data: string) => {
    const done = Promise.withResolvers<void>();
    browser.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
      if (eventName === 'Push event completed') done.resolve();
    });
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await done.promise;
    return page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const shown = await worker.getNotifications();
      return shown.map((one) => ({ title: one.title, body: one.body, tag: one.tag, data: one.data }));
    });
  };

  const message = { title: 'You have a new message', body: '', url: '/my-coaches?with=1', tag: 'messages' };
  expect(await shownAfter(JSON.stringify(message))).toEqual([
    { title: message.title, body: '', tag: 'messages', data: { url: message.url } },
  ]);
  const withWords = { ...message, title: 'New message', body: 'Nuria Vega has written to you.' };
  expect(await shownAfter(JSON.stringify(withWords))).toEqual([
    expect.objectContaining({ title: 'New message', tag: 'messages' }),
  ]);
  const titles = (await shownAfter('no JSON')).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['New message', 'Something is new']);
});
