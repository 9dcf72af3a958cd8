// This browser's push support and subscription.

import type { NewPushDevice } from '#contract/messages/push.ts';

/** What stands in the way: nothing, the person's earlier no, or the browser (a window that keeps nothing, an iPhone's tab). */
export type PushAbility = 'possible' | 'refused' | 'missing';

/** Whether this browser can tell; asks nobody. */
export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

/**
 * Subscribes this browser at its push service. The browser asks the person, so this follows a press.
 *
 * @param publicKey of the server
 * @returns what the server needs to send; null when the person says no
 * @throws Error when the browser has no service worker yet, or its push service does not answer
 */
export async function subscribeDevice(publicKey: string): Promise<NewPushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('This browser has not finished loading. Reload the page, and try again.');
  // A subscription that is left over may be of another key, which the browser would not take.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Whether this browser shows pushes now: a subscription can be removed, and notifications be forbidden, in the browser's own settings. */
export async function isSubscribed(): Promise<boolean> {
  if (pushAbility() !== 'possible' || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** Has the service worker bring what the server knows of this browser together with what it has. Never rejects. */
export async function syncPushDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage('push');
}

/** Ends the subscription of this browser, if there is one. Never rejects: the server has forgotten it already. */
export async function unsubscribeDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The push service tells the server, should it send.
  }
}
