// A fake push service for tests of screens.

import { onTestFinished } from 'vitest';

/** What the person answers when the browser asks, and what was subscribed with which key. */
export interface FakePush {
  permission: NotificationPermission;
  /** Keys of subscriptions, in order. */
  subscribed: unknown[];
  /** How often a subscription was ended. */
  ended: number;
  /** What the service worker was asked for. */
  posted: unknown[];
}

/** What the fake push service gives. */
export const fakeSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
  keys: { p256dh: 'B'.repeat(87), auth: 'C'.repeat(22) },
};

/** What was there before: nobody was asked, nothing is subscribed. */
const untouched: { permission: NotificationPermission; isSubscribed: boolean } = {
  permission: 'default',
  isSubscribed: false,
};

/** Puts a service worker with a push service into the browser until the end of the test. */
export function useFakePush(
  answer: NotificationPermission = 'granted',
  { permission, isSubscribed } = untouched,
): FakePush {
  const fake: FakePush = { permission, subscribed: [], ended: 0, posted: [] };
  const subscription = {
    toJSON: () => fakeSubscription,
    async unsubscribe() {
      fake.ended += 1;
      current = null;
      return true;
    },
  };
  let current: object | null = isSubscribed ? subscription : null;
  const pushManager = {
    getSubscription: async () => current,
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      fake.subscribed.push(applicationServerKey);
      current = subscription;
      return current;
    },
  };
  const notification = {
    get permission() {
      return fake.permission;
    },
    async requestPermission() {
      fake.permission = answer;
      return answer;
    },
  };
  replace(window, 'Notification', notification);
  replace(navigator, 'serviceWorker', {
    getRegistration: async () => ({ pushManager, active: { postMessage: (word: unknown) => fake.posted.push(word) } }),
  });
  return fake;
}

function replace(owner: object, name: string, value: object): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}
