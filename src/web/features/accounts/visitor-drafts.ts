// The address that a visitor types, kept by the tab: signing in and registering share it.

import { draftKey } from '#web/lib/drafts.ts';
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';

const place: DraftPlace = { key: draftKey('visitor', 'email'), endsWithTab: true };

/** What was typed last, or nothing. */
export function typedEmail(): string {
  const kept = readDraft(place);
  return typeof kept === 'string' ? kept : '';
}

/** Keeps what is typed. */
export function keepEmail(email: string): void {
  keepDraft(place, email);
}

/** Forgets it, once it has an account. */
export function forgetEmail(): void {
  forgetDraft(place);
}
