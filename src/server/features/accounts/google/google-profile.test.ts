// What of a Google profile may become an account, whatever people and attackers write there.

import { expect, it } from 'vitest';
import { toGoogleProfile } from './google-profile.ts';

const person = {
  issuer: 'https://accounts.google.com',
  subject: '123',
  email: 'sofie@pala.test',
  isEmailVerified: true,
  firstName: 'Sofie',
  lastName: 'Lund',
  pictureUrl: 'https://lh3.googleusercontent.com/a/sofie=s96-c',
};
const profileOf = (parts: Partial<typeof person>) => toGoogleProfile({ ...person, ...parts }, person.email);

it('a valid profile stays unchanged', () => {
  expect(profileOf({})).toEqual({
    googleId: '123',
    email: 'sofie@pala.test',
    firstName: 'Sofie',
    lastName: 'Lund',
    profileImageUrl: person.pictureUrl,
  });
});

it.each([
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'data:text/html,x',
  'http://lh3.googleusercontent.com/a/b',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://lh3.googleusercontent.com@evil.example/a',
  'https://me:word@lh3.googleusercontent.com/a',
  'https://evil.example/?https://lh3.googleusercontent.com',
  'https://lh3.googleusercontent.com:8443/a',
  `https://lh3.googleusercontent.com/${'a'.repeat(2000)}`,
  'not an address',
])('the picture %s is left out', (pictureUrl) => {
  expect(profileOf({ pictureUrl }).profileImageUrl).toBeNull();
});

it.each([
  [
    { firstName: '<img src=x>', lastName: 'A\r\nBcc: x@y' },
    { firstName: 'img src=x', lastName: 'A Bcc: x@y' },
  ],
  [
    { firstName: 'Win http://evil.example', lastName: 'www.evil.example' },
    { firstName: 'sofie', lastName: '' },
  ],
  [
    { firstName: 'Å'.repeat(200), lastName: '  ' },
    { firstName: 'Å'.repeat(80), lastName: '' },
  ],
  [
    { firstName: 'Anna\u202EeL', lastName: 'N\0g\uD800' },
    { firstName: 'Anna eL', lastName: 'N g\uFFFD' },
  ],
])('cuts names to what may stand in an email: %j', (names, expected) => {
  expect(profileOf(names)).toMatchObject(expected);
});
