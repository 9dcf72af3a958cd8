// The email address a visitor types, shared by the sign-in and registration forms of a tab.

import { draftKey } from '#web/lib/drafts.ts';
import { type DraftLocation, forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';

const place: DraftLocation = { key: draftKey('visitor', 'email'), endsWithTab: true };

/** What was typed last, or an empty string. */
export function typedEmail(): string {
  const kept = readDraft(place);
  return typeof kept === 'string' ? kept : '';
}

/** Keeps what is typed. */
export function keepEmail(email: string): void {
  keepDraft(place, email);
}

/** Called once the address has an account. */
export function forgetEmail(): void {
  forgetDraft(place);
}
