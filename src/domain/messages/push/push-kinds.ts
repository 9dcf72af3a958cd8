// What is told on a person's phone or desktop while the product is closed, and by whose push service.

import type { NotificationKind } from '#domain/messages/notifications/notification-facts.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';

/** Every kind, in the order of the profile. A new one needs its words, whom it is for, and a migration of the check. */
export const pushKinds = ['reviews', 'messages', 'sessions', 'requests'] as const;
export type PushKind = (typeof pushKinds)[number];

interface PushWords {
  label: string;
  about: string;
  /** All that a device tells without being asked to tell more: what lies on a table is read by others (docs/product.md#push). */
  discreet: string;
}

export const pushKindWords: Record<PushKind, PushWords> = {
  reviews: { label: 'Reviews', about: 'When your review is ready.', discreet: 'Your review is ready' },
  messages: { label: 'Messages', about: 'When someone writes to you.', discreet: 'You have a new message' },
  sessions: {
    label: 'Training sessions',
    about:
      'When a session is booked, moved or cancelled, when a coach declines your request, and the day before a session.',
    discreet: 'News about a training session',
  },
  requests: {
    label: 'Training requests',
    about: 'When a player asks you for a session.',
    discreet: 'A player has requested a session',
  },
};

/** The kinds that someone with this role can get; managers and administrators get none. */
export function pushKindsOf(role: Role): readonly PushKind[] {
  if (role === 'player') return ['reviews', 'messages', 'sessions'];
  return isCoach(role) ? ['messages', 'requests'] : [];
}

const kindOf: Partial<Record<NotificationKind, PushKind>> = {
  'review-published': 'reviews',
  'session-booked': 'sessions',
  'session-changed': 'sessions',
  'session-cancelled': 'sessions',
  'session-reminder': 'sessions',
  'training-declined': 'sessions',
  'training-requested': 'requests',
};

/** The kind under which a notification is told on devices; null for what waits in the bell. */
export function pushKindOf(kind: NotificationKind): PushKind | null {
  return kindOf[kind] ?? null;
}

/** Hosts of the push services of browsers: Chrome and its kin, Firefox, Edge, Safari. A dot in front means everything below. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * Whether an address is one of a push service: the server sends to it whatever a browser names, so that it takes those of browsers, and
 * no others.
 *
 * @param origins that the installation allows besides
 */
export function isPushService(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (origins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return services.some((one) => (one.startsWith('.') ? url.hostname.endsWith(one) : url.hostname === one));
}
