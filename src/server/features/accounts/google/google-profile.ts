// Cleans Google profiles: names that pass our rules, and pictures from Google's own host only.

import type { GoogleProfile } from '#contract/accounts/google.ts';
import { personName } from '#contract/fields.ts';
import type { ProvedIdentity } from '#server/providers/identity/identity-provider.ts';

/** Google's host for profile pictures; the content security policy names it too. */
const pictureHost = 'lh3.googleusercontent.com';
const maxPictureUrlLength = 1000;
const maxNameLength = 80;

/** The profile waiting for its registration. Google allows any name, so what our rules refuse is left out. */
export function toGoogleProfile(person: ProvedIdentity, email: string): GoogleProfile {
  return {
    googleId: person.subject,
    email,
    firstName: usableName(person.firstName) ?? usableName(email.split('@', 1).join('')) ?? 'Player',
    lastName: usableName(person.lastName) ?? '',
    profileImageUrl: usablePicture(person.pictureUrl),
  };
}

/** The name without characters that our rules refuse; null when nothing remains. */
function usableName(name: string): string | null {
  const plain = name
    .toWellFormed()
    .replaceAll(/[<>\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();
  const parsed = personName({ id: '' }).safeParse([...plain].slice(0, maxNameLength).join(''));
  return parsed.success ? parsed.data : null;
}

function usablePicture(address: string | null): string | null {
  if (address === null || address.length > maxPictureUrlLength || !URL.canParse(address)) return null;
  const { protocol, host, username, password, href } = new URL(address);
  const isGoogles = protocol === 'https:' && host === pictureHost && username === '' && password === '';
  return isGoogles ? href : null;
}
