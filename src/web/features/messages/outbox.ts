// Messages that the server has not confirmed, kept in the browser until it has.

import { draftKey } from '#web/lib/drafts.ts';

/** A message that the server has not confirmed. */
export interface UnsentMessage {
  /** The idempotency key. */
  key: string;
  content: string;
  /** ISO 8601. */
  createdAt: string;
  state: 'sending' | 'failed';
}

function storageKeyOf(owner: string, otherId: string): string {
  return draftKey(owner, `unsent:${otherId}`);
}

/** Messages that were not confirmed when the page was left; offered to be sent again, since they may not have arrived. */
export function readOutbox(owner: string, otherId: string): UnsentMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeyOf(owner, otherId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent).map((one) => ({ ...one, state: 'failed' })) : [];
  } catch {
    return [];
  }
}

/** Keeps the unconfirmed messages. */
export function writeOutbox(owner: string, otherId: string, messages: readonly UnsentMessage[]): void {
  const storageKey = storageKeyOf(owner, otherId);
  try {
    if (messages.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(messages));
  } catch {
    // Storage is full or unavailable; the messages are still on the screen.
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  const one = value as Partial<Record<keyof UnsentMessage, unknown>> | null;
  return typeof one?.key === 'string' && typeof one.content === 'string' && typeof one.createdAt === 'string';
}
