// Push notification settings.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PushDevice } from '#contract/messages/push.ts';
import { fakeSubscription, useFakePush } from '#web/testing/fake-push.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PushPart } from './push-part.tsx';

const publicKey = 'K'.repeat(87);
const kinds = [
  { kind: 'reviews' as const, isOn: true },
  { kind: 'messages' as const, isOn: true },
];
const thisDevice: PushDevice = {
  id: '01890000-0000-7000-8000-000000000d01',
  device: 'Chrome on Android',
  isThis: true,
  isDetailed: false,
  endpoint: fakeSubscription.endpoint,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const tablet: PushDevice = {
  ...thisDevice,
  id: '01890000-0000-7000-8000-000000000d02',
  device: 'Safari on Mac',
  isThis: false,
  endpoint: null,
};

/** A fake server that stores settings. */
function open(devices: PushDevice[] = [], answers: Answers = {}) {
  let kept = devices;
  return renderScreen(<PushPart />, {
    as: testUser(),
    answers: {
      getPushSettings: () => ({ publicKey, devices: kept, kinds }),
      addPushDevice: () => {
        kept = [thisDevice, ...kept];
      },
      removePushDevice: ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id);
      },
      ...answers,
    },
  });
}

const own = page.getByRole('switch', { name: 'Notify me on this device' });

it('the switch asks the browser only when pressed, and subscribes on the server', async () => {
  const push = useFakePush();
  const { received } = open();
  await expect.element(own).not.toBeChecked();
  expect(push.permission).toBe('default');
  await own.click();
  await expect.element(own).toBeChecked();
  expect(push.subscribed).toEqual([publicKey]);
  expect(received('addPushDevice')[0]?.body).toEqual(fakeSubscription);
  await own.click();
  await expect.element(own).not.toBeChecked();
  expect(received('removePushDevice')[0]?.params).toEqual({ id: thisDevice.id });
  await expect.poll(() => push.ended).toBe(1);
});

it('the switch stays off when permission is denied, and explains how to change that', async () => {
  useFakePush('denied');
  const { received } = open();
  await own.click();
  await expect.element(page.getByText('Notifications are blocked in your browser.')).toBeVisible();
  await expect.element(own).not.toBeChecked();
  await expect.element(own).toBeDisabled();
  await expect.element(page.getByText('blocks notifications from', { exact: false })).toBeVisible();
  expect(received('addPushDevice')).toEqual([]);
});

it('the switch stays off when the server refuses', async () => {
  useFakePush();
  open([], { addPushDevice: failure('unavailable') });
  await own.click();
  await expect.element(page.getByText('Not changed')).toBeVisible();
  await expect.element(own).not.toBeChecked();
});

it.each([
  ['forbidden in the browser', { permission: 'denied', isSubscribed: false }],
  ['removed in the browser', { permission: 'granted', isSubscribed: false }],
] as const)('the switch is off where it was %s, and the service worker updates the server', async (_, state) => {
  const push = useFakePush('granted', state);
  open([thisDevice]);
  await expect.element(own).not.toBeChecked();
  await expect.poll(() => push.posted).toEqual(['push']);
  await expect.element(page.getByRole('switch', { name: 'Show details' })).not.toBeInTheDocument();
});

it('the switch turns off after permission is revoked in the browser', async () => {
  const push = useFakePush('granted', { permission: 'granted', isSubscribed: true });
  open([thisDevice]);
  await expect.element(own).toBeChecked();
  push.permission = 'denied';
  window.dispatchEvent(new Event('focus'));
  await expect.element(own).not.toBeChecked();
  await expect.element(own).toBeDisabled();
});

it('details can be switched on', async () => {
  useFakePush('granted', { permission: 'granted', isSubscribed: true });
  const { received } = open([thisDevice], { changePushDevice: undefined });
  await page.getByRole('switch', { name: 'Show details' }).click();
  await expect.poll(() => received('changePushDevice')).toHaveLength(1);
  expect(received('changePushDevice')[0]).toMatchObject({ params: { id: thisDevice.id }, body: { isDetailed: true } });
});

it('kinds can be switched, and other devices removed', async () => {
  useFakePush();
  const { received } = open([tablet], { switchPush: undefined });
  await page.getByRole('switch', { name: 'Messages' }).click();
  await expect
    .poll(() => received('switchPush')[0])
    .toMatchObject({ params: { kind: 'messages' }, body: { isOn: false } });
  await page.getByRole('button', { name: 'Remove Safari on Mac' }).click();
  await expect.element(page.getByText('Safari on Mac')).not.toBeInTheDocument();
});

it('push settings are hidden from administrators, who get no push notifications', async () => {
  const { received } = renderScreen(
    <>
      <p>Beside it</p>
      <PushPart />
    </>,
    { as: userWithRole('admin') },
  );
  await expect.element(page.getByText('Beside it')).toBeVisible();
  expect(received('getPushSettings')).toEqual([]);
});
