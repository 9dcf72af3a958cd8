// What somebody types before they are signed in, kept by their tab until it has arrived. Passwords and consent are not kept.

import { draftKey } from '#web/lib/drafts.ts';

/** The address, which signing in and registering share. */
export const emailDraft = { key: draftKey('visitor', 'email'), storage: sessionStorage, only: ['email'] } as const;

/** The rest of the registration. */
export const registrationDraft = {
  key: draftKey('visitor', 'registration'),
  storage: sessionStorage,
  only: ['firstName', 'lastName', 'country', 'currentLevel', 'dpfRanking'],
} as const;
