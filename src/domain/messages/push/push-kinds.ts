// Kinds of push notifications, and the push services that are accepted.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import type { NotificationKind } from '#domain/messages/notifications/notification-facts.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';

/** Every kind, in the profile's order. A new one needs texts, its roles, and a migration of the database check. */
export const pushKinds = ['reviews', 'messages', 'sessions', 'requests', 'club'] as const;
export type PushKind = (typeof pushKinds)[number];

interface PushWords {
  label: string;
  about: string;
  /** All that a device shows by default, because others may see its screen (docs/product.md#push). */
  discreet: string;
}

export const pushKindWords: Record<PushKind, PushWords> = said({
  reviews: { label: msg`Reviews`, about: msg`When your review is ready.`, discreet: msg`Your review is ready` },
  messages: { label: msg`Messages`, about: msg`When someone writes to you.`, discreet: msg`You have a new message` },
  sessions: {
    label: msg`Training sessions`,
    about: msg`When a session is booked, moved, cancelled or led by another coach, when a place you wait for is free, when a coach declines your request, and the day before a session.`,
    discreet: msg`News about a training session`,
  },
  requests: {
    label: msg`Training requests`,
    about: msg`When a player asks you for a session, can’t come to one or takes a free place, or a session changes its coach.`,
    discreet: msg`News about a session with players`,
  },
  club: {
    label: msg`From your club`,
    about: msg`When your club writes to its members.`,
    discreet: msg`News from your club`,
  },
});

/** The kinds for a role; managers and administrators get none. */
export function pushKindsOf(role: Role): readonly PushKind[] {
  if (role === 'player') return ['reviews', 'messages', 'sessions', 'club'];
  return isCoach(role) ? ['messages', 'requests'] : [];
}

const kindOf: Partial<Record<NotificationKind, PushKind>> = {
  'review-published': 'reviews',
  'session-booked': 'sessions',
  'session-changed': 'sessions',
  'session-cancelled': 'sessions',
  'session-reminder': 'sessions',
  'session-handed-over': 'sessions',
  'training-declined': 'sessions',
  'place-offered': 'sessions',
  'waiting-ended': 'sessions',
  'session-answered': 'requests',
  'place-taken': 'requests',
  'session-coach-changed': 'requests',
  'training-requested': 'requests',
  'club-message': 'club',
};

/** The push kind of a notification; null for those in the bell only. */
export function pushKindOf(kind: NotificationKind): PushKind | null {
  return kindOf[kind] ?? null;
}

/** Hosts of browsers' push services: Chromium browsers, Firefox, Edge, Safari. A leading dot includes all subdomains. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * Whether an address belongs to a known push service. The server sends requests to addresses that clients name, so only those of
 * browsers are accepted.
 *
 * @param origins additional ones that the installation allows
 */
export function isPushService(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (origins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return services.some((one) => (one.startsWith('.') ? url.hostname.endsWith(one) : url.hostname === one));
}
