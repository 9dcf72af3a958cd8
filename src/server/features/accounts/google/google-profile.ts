// What of a Google profile may become an account: names that can be put into emails, and a picture from Google's own host.

import type { GoogleProfile } from '#contract/accounts/google.ts';
import { personName } from '#contract/fields.ts';
import type { ProvedIdentity } from '#server/providers/identity/identity-provider.ts';

/** Where Google keeps pictures of people; the content security policy names it too. */
const pictureHost = 'lh3.googleusercontent.com';
const maxPictureUrlLength = 1000;
const maxNameLength = 80;

/** The profile that waits for its registration. People write their names at Google as they like: what has no place here is left out. */
export function toGoogleProfile(person: ProvedIdentity, email: string): GoogleProfile {
  return {
    googleId: person.subject,
    email,
    firstName: usableName(person.firstName) ?? usableName(email.split('@', 1).join('')) ?? 'Player',
    lastName: usableName(person.lastName) ?? '',
    profileImageUrl: usablePicture(person.pictureUrl),
  };
}

/** The name without what the rules for names refuse; null when nothing remains. */
function usableName(name: string): string | null {
  const plain = name
    .toWellFormed()
    .replaceAll(/[<>\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();
  const parsed = personName('').safeParse([...plain].slice(0, maxNameLength).join(''));
  return parsed.success ? parsed.data : null;
}

function usablePicture(address: string | null): string | null {
  if (address === null || address.length > maxPictureUrlLength || !URL.canParse(address)) return null;
  const { protocol, host, username, password, href } = new URL(address);
  const isGoogles = protocol === 'https:' && host === pictureHost && username === '' && password === '';
  return isGoogles ? href : null;
}
